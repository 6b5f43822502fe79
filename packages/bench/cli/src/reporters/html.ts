/** The report as one page that needs nothing else: sources → rulings → clauses → examples, each with its state. */

import { createHash } from 'node:crypto';
import { counted, type Decisive, type ExampleResult, type Problem, type RuleCoverage } from '@rulebench/rulings';
import type { Checked } from '../checking.ts';
import { lineOf, placeText } from '../failure.ts';
import { overviewOf, type ClauseView, type RulingView, type SourceView, type State } from '../overview.ts';
import { SCRIPT, STYLE } from './html-style.ts';
import { markup, trusted, type Markup } from './html-text.ts';

const WORDS: Readonly<Record<State, string>> = { holds: 'holds', fails: 'fails', uncovered: 'not covered', planned: 'planned', 'set-aside': 'not run' };

/** The text of the page. Pure. */
export function html(checked: Checked, asOf?: string): string {
  const { report, findings } = checked;
  const policy = `default-src 'none'; style-src 'sha256-${hash(STYLE)}'; script-src 'sha256-${hash(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  const sources = overviewOf(checked, asOf);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${report.ok ? '✓' : '✕'} Rulings checked</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<header>
<h1>Rulings checked${asOf === undefined ? '' : ` as of ${asOf}`}</h1>
<p class="${report.ok ? 'holds' : 'fails'}"><span class="state">${report.ok ? 'it holds' : 'it does not hold'}</span></p>
${figures(checked)}
<button type="button" aria-pressed="false" hidden>Only what does not hold</button>
</header>
<main>
${problems('What is lacking', findings)}
${problems('Problems', report.problems)}
${sources.map(sourceSection)}
${rulesSection(checked.coverage.rules)}
</main>
<footer><p class="soft">Checked in ${(checked.took / 1000).toFixed(1)} s</p></footer>
<script>${trusted(SCRIPT)}</script>
</body>
</html>
`;
  return page.text;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function figures({ report: { clauses, examples, rules } }: Checked): Markup {
  return markup`<ul class="figures">
<li><b>${examples.passed}/${examples.total}</b>examples pass</li>
<li><b>${clauses.covered}/${clauses.runnable}</b>clauses covered</li>
<li><b>${rules.total - rules.unseen.length}/${rules.total}</b>rules seen both ways</li>
<li><b>${examples.refusing}</b>examples of a refusal</li>
<li><b>${clauses.planned}</b>clauses planned</li>
</ul>`;
}

function problems(title: string, found: readonly Problem[]): Markup | undefined {
  if (found.length === 0) return undefined;
  return markup`<section aria-label="${title}"><h2>${title}</h2><ul class="plain">${found.map((one) => markup`<li class="problem">${lineOf(one)}</li>`)}</ul></section>
`;
}

function sourceSection({ id, source, rulings, planned }: SourceView): Markup {
  const about = [source?.publisher, source?.date].filter((one) => one !== undefined && one !== '').join(', ');
  return markup`<section aria-label="${id}">
<h2>${source?.title ?? id} <span class="id">${id}</span></h2>
<p class="soft">${about === '' ? '' : `${about}. `}${counted(rulings.length, 'ruling')}${planned.length === 0 ? '' : `; planned: ${planned.join(', ')}`}</p>
${rulings.map(rulingDetails)}
</section>
`;
}

function folded(state: State, heading: Markup, body: Markup | readonly Markup[]): Markup {
  const open = state === 'fails' || state === 'uncovered' ? trusted(' open') : '';
  return markup`<details class="${state}"${open}><summary>${heading}<span class="state ${state}">${WORDS[state]}</span></summary><div class="inside">${body}</div></details>
`;
}

function rulingDetails({ ruling, state, clauses }: RulingView): Markup {
  return folded(state, markup`<span class="grow"><h3>${ruling.title}</h3><span class="id">${ruling.id}@${ruling.revision}</span>${ruling.effective === undefined ? '' : markup` <span class="soft">in force since ${ruling.effective}</span>`}</span>`, [
    prose(ruling.prose), ...clauses.map(clauseDetails),
  ]);
}

function clauseDetails({ clause, state, coverage, results }: ClauseView): Markup {
  return folded(state, markup`<span class="grow"><h4 class="sentence">${clause.number}. ${clause.sentence}</h4><span class="id">${clause.id}</span> <span class="soft">${clause.reason ?? (clause.status === 'planned' ? 'planned' : counted(results.length, 'example'))}</span></span>`, [
    prose(clause.prose),
    ...results.map((result) => exampleDetails(result, coverage?.examples.find(({ slug }) => slug === result.example.slug)?.decisive ?? [])),
  ]);
}

function exampleDetails({ example, ok, failures }: ExampleResult, decisive: readonly Decisive[]): Markup {
  const shown = [...new Set(decisive.map(({ kind, id }) => `${kind} ${id}`))];
  return folded(ok ? 'holds' : 'fails', markup`<span class="grow">${example.name}</span>`, [
    ...failures.map(({ problem, step }) => markup`<p class="problem">${step === undefined || step === 0 ? '' : `Step ${String(step)}: `}${lineOf(problem)}</p>`),
    shown.length === 0 ? markup`` : markup`<p class="soft">Decided by ${shown.join(', ')}</p>`,
    markup`<pre tabindex="0" aria-label="The example as written">${example.yaml}</pre>`,
    markup`<p class="soft id">${placeText(example.place)}</p>`,
  ]);
}

function prose(text: string): Markup {
  return text.trim() === '' ? markup`` : markup`<p class="prose">${text.trim()}</p>`;
}

function rulesSection(rules: readonly RuleCoverage[]): Markup | undefined {
  if (rules.length === 0) return undefined;
  const modules = [...new Set(rules.map(({ module }) => module))];
  return markup`<section aria-label="Rules"><h2>Rules</h2>
${modules.map((module) => moduleDetails(module, rules.filter((one) => one.module === module)))}
</section>
`;
}

function moduleDetails(module: string, rules: readonly RuleCoverage[]): Markup {
  const seen = ({ allowed, refused }: RuleCoverage): boolean => allowed.length > 0 && refused.length > 0;
  return folded(rules.every(seen) ? 'holds' : 'uncovered', markup`<span class="grow"><h3>${module}</h3><span class="soft">${counted(rules.length, 'rule')}</span></span>`, [
    markup`<ul class="plain">${rules.map((rule) => markup`<li><span class="state ${seen(rule) ? 'holds' : 'uncovered'}">${seen(rule) ? 'seen' : rule.allowed.length === 0 ? (rule.refused.length === 0 ? 'never seen' : 'never allowed') : 'never refused'}</span> <code>${rule.rule}</code> <span class="soft">allowed in ${counted(rule.allowed.length, 'step')}, refused in ${rule.refused.length}</span> <span class="id">${rule.cites.join(' ')}</span></li>`)}</ul>`,
  ]);
}
