/**
 * What the build is made of, written beside it as `bundles.json`: each file of the pages with its size, and how much of it comes of which package,
 * by the folder that the package lies in. A package in two folders is there twice.
 */

import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** One file of the build. */
export interface BundleFile {
  readonly file: string;
  readonly bytes: number;
  readonly gzipped: number;
  /** Bytes before they were made small, by the package's folder. */
  readonly packages: Readonly<Record<string, number>>;
  /** The files that are fetched with it. */
  readonly imports: readonly string[];
}

/** The files of the pages, and those of their workers: a worker shares nothing with its page. */
export interface BundleReport {
  readonly pages: readonly BundleFile[];
  readonly workers: readonly BundleFile[];
}

export const REPORT = 'bundles.json';

/** The folder of the package that a module comes from, as the repository names it; none for what the bundler makes itself. Pure. */
export function packageFolderOf(id: string, root: string): string | undefined {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const at = path.lastIndexOf('/node_modules/');
  if (at === -1) return path.startsWith(`${root}/`) ? /^(?:packages\/[^/]+|apps|tools)\/[^/]+/.exec(path.slice(root.length + 1))?.[0] : undefined;
  const [scope = '', name = ''] = path.slice(at + '/node_modules/'.length).split('/');
  return `${path.slice(0, at).replace(`${root}/`, '').replace(root, '')}/node_modules/${scope.startsWith('@') ? `${scope}/${name}` : scope}`.replace(/^\//, '');
}

/** The plugins for the pages and for their workers; the report is written with the pages. */
export function bundleReport(root: string): { readonly pages: Plugin; readonly workers: () => Plugin } {
  const workers = new Map<string, BundleFile>();
  return {
    workers: () => ({
      name: 'rulebench:bundle-report-of-workers',
      generateBundle(_, bundle) { for (const file of filesOf(bundle, root)) workers.set(file.file, file); },
    }),
    pages: {
      name: 'rulebench:bundle-report',
      apply: 'build',
      generateBundle(_, bundle) {
        const report: BundleReport = { pages: filesOf(bundle, root), workers: [...workers.values()] };
        this.emitFile({ type: 'asset', fileName: REPORT, source: `${JSON.stringify(report, null, 1)}\n` });
      },
    },
  };
}

/** As much of a bundle as is used of it. */
type Bundle = Readonly<Record<string, { readonly type: 'asset' } | { readonly type: 'chunk'; readonly fileName: string; readonly code: string; readonly imports: readonly string[]; readonly modules: Readonly<Record<string, { readonly renderedLength: number }>> }>>;

function filesOf(bundle: Bundle, root: string): readonly BundleFile[] {
  return Object.values(bundle).flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const packages: Record<string, number> = {};
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const folder = packageFolderOf(id, root) ?? '(bundler)';
      packages[folder] = (packages[folder] ?? 0) + renderedLength;
    }
    const { length } = Buffer.from(chunk.code);
    return [{ file: basename(chunk.fileName), bytes: length, gzipped: gzipSync(chunk.code).length, packages, imports: chunk.imports.map((file) => basename(file)) }];
  });
}
