/** Who may import whom, for dependency-cruiser: each layer of tools/checks/layers.js as rules, and what holds for all of them. */

import { layers, nameOf, patternOf } from './tools/checks/layers.js';

/** @param {import('./tools/checks/layers.js').Layer} layer */
function rulesOf({ folder, packages, libraries, node }) {
  const id = folder.replace('/', '-').replace('*', 'any');
  const from = { path: `^packages/(${patternOf(folder)})/src/` };
  const allowed = ['$1', ...packages.map(patternOf)].join('|');
  return [
    {
      name: `${id}-layer`, severity: 'error', from,
      comment: `packages/${folder} may import only: ${packages.join(', ') || 'no other package'}`,
      // What is not built does not resolve: then its name is all there is to judge by.
      to: { path: ['^packages/', '^@rulebench/', '^rulebench(/|$)'], pathNot: [`^packages/(${allowed})/`, ...packages.map((name) => `^${nameOf(name)}(/|$)`)] },
    },
    ...(libraries === 'any' ? [] : [{
      name: `${id}-libraries`, severity: 'error', from,
      comment: `packages/${folder} carries along only: ${libraries.join(', ') || 'nothing'}`,
      to: { dependencyTypesNot: ['local', 'core'], pathNot: ['^packages/', ...libraries.map((library) => `(^|/)node_modules/${library}/`)] },
    }]),
    ...(node ? [] : [{
      name: `${id}-no-node`, severity: 'error', from, comment: `packages/${folder} runs in browsers and workers`,
      to: { dependencyTypes: ['core'] },
    }]),
  ];
}

export default {
  forbidden: [
    ...layers.flatMap(rulesOf),
    { name: 'no-circle', severity: 'error', comment: 'imports run one way', from: {}, to: { circular: true, viaOnly: { pathNot: '^node_modules/' } } },
    { name: 'resolvable', severity: 'error', comment: 'build the libraries first, or mend the import', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    { name: 'packages-below-apps', severity: 'error', comment: 'packages import neither apps nor tools, but for the kit of their tests and scripts', from: { path: '^packages/' }, to: { path: '^(apps|tools)/', pathNot: '^tools/module-kit/' } },
    { name: 'kit-for-tests', severity: 'error', comment: 'the kit is for the tests and scripts of rule modules, the board and sources', from: { path: '^packages/', pathNot: '^packages/(rules|sources|table)/[^/]+/(test|scripts)/' }, to: { path: '^tools/module-kit/' } },
    { name: 'apps-below-nothing', severity: 'error', comment: 'only apps and tools import an app', from: { pathNot: '^(apps|tools)/' }, to: { path: '^apps/' } },
    { name: 'only-the-holder-has-xstate-4', severity: 'error', comment: 'only tools/xstate-inspect-v4 depends on @xstate/inspect', from: { pathNot: '^tools/xstate-inspect-v4/' }, to: { path: '(^|node_modules/)@xstate/inspect(/|$)' } },
    { name: 'by-package-name', severity: 'error', comment: 'import another package by its name, not by its files', from: { path: '^((?:packages/[^/]+|apps|tools)/[^/]+)/' }, to: { path: '^(packages/[^/]+|apps|tools)/[^/]+/(src|test)/', pathNot: '^$1/', dependencyTypes: ['local'] } },
    { name: 'declared', severity: 'error', comment: 'name it in the package.json of the package that imports it', from: { path: `^packages/[^/]+/[^/]+/src/` }, to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] } },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    // The template is judged where it belongs: as a module among the others (tools/checks/test/new-module.test.ts).
    exclude: { path: '^packages/bench/cli/template|(^|/)(\\.nx|reports|storybook-static)/|^(packages/[^/]+|apps|tools)/[^/]+/test/(fixture|bad|good)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'], extensions: ['.ts', '.tsx', '.js', '.d.ts', '.json'] },
  },
};
