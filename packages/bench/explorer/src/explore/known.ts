/** Findings that a module documents: each by its id, with the reason why it is as it should be. */

import { RulebenchError } from '@rulebench/core';
import { nodesOf, type Bench } from '@rulebench/core/explain';
import { suggest } from '@rulebench/rulings';
import { transitionsOf } from './chart-seen.ts';
import type { Finding } from './finding.ts';
import { decidingRules } from './rules-seen.ts';
import { nameOf, pathOf } from './unseen.ts';

/** The findings, those that are documented with their reasons. Pure. */
export function withReasons(findings: readonly Finding[], { module: { knownFindings = {} } }: Bench): readonly Finding[] {
  return findings.map((finding) => {
    const known = Object.hasOwn(knownFindings, finding.id) ? knownFindings[finding.id] : undefined;
    return known === undefined ? finding : { ...finding, known };
  });
}

/** The ids that are documented and were not found. Pure. */
export function notFound(findings: readonly Finding[], { module: { knownFindings = {} } }: Bench): readonly string[] {
  return Object.keys(knownFindings).filter((id) => !findings.some((finding) => finding.id === id));
}

/**
 * Refuses ids that can never be those of a finding of this module, as they name nothing in it.
 * @throws RB402
 */
export function mustBeFindings(bench: Bench): void {
  for (const id of Object.keys(bench.module.knownFindings ?? {})) {
    const wrong = wrongIn(bench, id);
    if (wrong !== undefined) throw new RulebenchError('RB402', `module "${bench.module.id}" documents a finding "${id}", and ${wrong}`);
  }
}

const KINDS = ['broken', 'invariant', 'dead-end', 'waiting', 'livelock', 'key', 'rule', 'state', 'transition'] as const;

function wrongIn({ module, machine, rules }: Bench, id: string): string | undefined {
  const cut = id.indexOf('/');
  const [kind, name] = [id.slice(0, cut), id.slice(cut + 1)];
  const among = (what: string, known: readonly string[], names: readonly string[] = [name]): string | undefined => {
    const other = names.find((one) => !known.includes(one));
    return other === undefined ? undefined : `there is no ${what} "${other}"; ${suggest(other, known)}`;
  };
  const paths = nodesOf(machine.root).map(pathOf);
  switch (kind) {
    case 'broken': return /^(RB\d{3}|moves)\/\S+$/.test(name) ? undefined : 'what broke is written as broken/RB203/EVENT';
    case 'invariant': return among('invariant', (module.invariants ?? []).map((one) => one.id));
    case 'livelock': {
      const [states = '', events, ...others] = name.split('/');
      return events === undefined || others.length > 0 ? 'a livelock is written as livelock/STATE/EVENT' : among('state', paths, states.split('+'));
    }
    case 'dead-end': case 'waiting': case 'key': return among('state', paths, name.split('+'));
    case 'state': return among('state', paths);
    case 'rule': return among('rule that can be never true, false or asked', decidingRules(rules).flatMap((rule) => ['true', 'false', 'asked'].map((never) => `${rule}/never-${never}`)));
    case 'transition': return among('transition', transitionsOf(machine).map(nameOf));
    default: return `"${kind}" is no kind of finding; ${suggest(kind, KINDS)}`;
  }
}
