/** The rules and measures of a module: what each says, the clauses it cites, and where it was seen to decide. */

import { titleOf, type Ruled, type RuleModule } from '@rulebench/core';
import type { CheckResult, Library, RuleCoverage, Sighting } from '@rulebench/rulings';
import { exampleOf } from '@rulebench/rulings';
import { ClauseLinks } from '../parts/Clauses.tsx';
import { CodeLink } from '../parts/CodeLink.tsx';
import { Grid } from '../parts/Grid.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSurroundings } from '../parts/surroundings.ts';
import { capital, listed } from '../words/value.ts';
import { unseenFirst } from './marks.ts';

interface RuleTableProps { readonly library: Library; readonly module: RuleModule; readonly result: CheckResult | undefined }

/** Rules that were not seen both ways come first. */
export function RuleTable({ library, module, result }: RuleTableProps) {
  const seen = new Map(result?.coverage.rules.filter((one) => one.module === module.id).map((one) => [one.rule, one]));
  const order = unseenFirst([...seen.values()]).map(({ rule }) => rule);
  const rules = Object.values(module.rules).filter(({ kind }) => kind !== 'measure');
  const sorted = [...rules].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return (
    <Grid label="Rules">
      <thead><tr><th scope="col">Rule</th><th scope="col">Clauses</th><th scope="col">Seen to allow</th><th scope="col">Seen to refuse</th></tr></thead>
      <tbody>
        {sorted.map((rule) => (
          <tr key={rule.id}>
            <th scope="row"><span>{capital(titleOf(rule.id))}</span><KindPill rule={rule} /><br /><code className="rb-soft">{rule.id}</code> <CodeLink module={module.id} rule={rule.id} /></th>
            <td>{rule.cites.length === 0 ? <Borrowed rule={rule} /> : <ClauseLinks ids={rule.cites} />}</td>
            <Seen library={library} coverage={seen.get(rule.id)} outcome="allowed" />
            <Seen library={library} coverage={seen.get(rule.id)} outcome="refused" />
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

/** What stands where a rule cites nothing of its own. */
function Borrowed({ rule }: { readonly rule: Ruled }) {
  const parts = 'parts' in rule ? rule.parts : [];
  return <span className="rb-soft">{parts.length === 0 ? 'those of the rules it asks' : `those of its parts: ${listed(parts.map((part) => titleOf(part.id)))}`}</span>;
}

function KindPill({ rule }: { readonly rule: Ruled }) {
  const words = rule.kind === 'rule' ? ('of' in rule && rule.of === 'input' ? 'of the start' : undefined) : rule.kind === 'measure' ? 'measure' : `${rule.kind} of ${'parts' in rule ? String(rule.parts.length) : ''}`;
  return words === undefined ? null : <> <span className="rb-pill">{words}</span></>;
}

interface SeenProps { readonly library: Library; readonly coverage: RuleCoverage | undefined; readonly outcome: 'allowed' | 'refused' }

function Seen({ library, coverage, outcome }: SeenProps) {
  const { onNavigate } = useSurroundings();
  if (coverage === undefined) return <td className="rb-soft">not checked yet</td>;
  const sightings = coverage[outcome];
  const first = sightings[0];
  if (first === undefined) return <td><span className="rb-refused"><Icon name="no" size={13} /> never</span></td>;
  const example = exampleOf(library, first.ruling, first.example);
  const words = `${String(sightings.length)} ${sightings.length === 1 ? 'time' : 'times'}`;
  return (
    <td>
      <span className="rb-allowed"><Icon name="yes" size={13} /></span>{' '}
      {onNavigate === undefined || example === undefined ? words
        : <button type="button" className="rb-textlink" title={sightingWords(first)} onClick={() => { onNavigate({ kind: 'example', example, step: first.step }); }}>{words}<span className="rb-hidden">: show the first</span></button>}
    </td>
  );
}

function sightingWords({ ruling, example, step }: Sighting): string {
  return `first in ${ruling}, ${example}, step ${String(step)}`;
}

/** The measures of a module; nothing where it has none. */
export function MeasureTable({ module }: { readonly module: RuleModule }) {
  const measures = Object.values(module.rules).flatMap((one) => (one.kind === 'measure' ? [one] : []));
  if (measures.length === 0) return null;
  return (
    <Grid label="Measures">
      <thead><tr><th scope="col">Measure</th><th scope="col">Says</th><th scope="col">Clauses</th></tr></thead>
      <tbody>{measures.map(({ id, says, cites }) => <tr key={id}><th scope="row">{capital(titleOf(id))}<br /><code className="rb-soft">{id}</code> <CodeLink module={module.id} rule={id} /></th><td>{says}</td><td><ClauseLinks ids={cites} /></td></tr>)}</tbody>
    </Grid>
  );
}
