import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { chartOf, layOut, toMermaid, toScxml, toSvg } from '../src/index.ts';
import { all, awkward, nested, parallel, working } from './machines.ts';

const scxml = (machine: typeof nested): string => toScxml(chartOf(machine));

describe.each(Object.entries(all))('%s', (_, machine) => {
  const chart = chartOf(machine);

  test('Mermaid: blocks close, every state is named once, every way is between named states', () => {
    const lines = toMermaid(chart).trimEnd().split('\n').map((line) => line.trim());
    expect(lines.shift()).toBe('stateDiagram-v2');
    const form = /^(state "[^"<>{};]+" as s\d+( \{)?|\}|--|(s\d+|\[\*\]) --> (s\d+|\[\*\])( : ([^"<>{}:;]|#\d+;)+)?)$/;
    expect(lines.filter((line) => !form.test(line.replace(/#\d+;/g, '')))).toEqual([]);
    let open = 0;
    for (const line of lines) {
      if (line.endsWith('{')) open += 1;
      if (line === '}') open -= 1;
      expect(open).toBeGreaterThanOrEqual(0);
    }
    expect(open).toBe(0);
    const named = lines.flatMap((line) => / as (s\d+)/.exec(line)?.[1] ?? []);
    expect(named).toEqual(chart.states.map((__, i) => `s${String(i)}`));
    const ways = lines.filter((line) => line.includes(' : '));
    expect(ways).toHaveLength(chart.edges.reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0));
    for (const way of ways) for (const end of way.match(/\bs\d+(?= -->| :)/g) ?? []) expect(named).toContain(end);
  });

  test('SCXML: well-formed, every state and transition once, every target there', () => {
    const text = toScxml(chart);
    expect(XMLValidator.validate(text)).toBe(true);
    const ids = [...text.matchAll(/<(?:state|parallel|final|history) id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(chart.states.length);
    const defaults = chart.states.filter(({ type }) => type === 'history').length;
    expect(text.match(/<transition/g) ?? []).toHaveLength(chart.edges.length + defaults);
    for (const [, targets] of text.matchAll(/ (?:target|initial)="([^"]+)"/g)) for (const target of (targets ?? '').split(' ')) expect(ids).toContain(target);
  });

  test('SVG: well-formed, every state and transition once, no script, nothing from elsewhere', async () => {
    const text = toSvg(await layOut(chart));
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text.match(/data-state="/g) ?? []).toHaveLength(chart.states.length);
    expect(text.match(/data-edge="/g) ?? []).toHaveLength(chart.edges.length);
    expect(text).not.toMatch(/<script|href=|url\(|@import/);
    for (const [, size] of text.matchAll(/(\d+)px [A-Z]|font-size:(\d+)px/g)) if (size !== undefined) expect(Number(size)).toBeGreaterThanOrEqual(12);
  });
});

test('SCXML: delays are sent on entry, ends and errors have their own events, exact names come before wildcards', () => {
  const text = scxml(nested);
  expect(text).toContain('<send event="after._500.nested.busy.second" delay="500ms"/>');
  expect(text).toContain('<transition event="after._500.nested.busy.second" target="nested.busy.last"/>');
  expect(text).toContain('event="done.state.nested.busy"');
  expect(text).toContain('<history id="nested.busy.memory" type="deep">');
  expect(text).toContain('<transition event="RESET" target="nested.idle" type="internal"/>');
  expect(text.indexOf('event="BACK"')).toBeLessThan(text.indexOf('event="*"'));
  expect(text.indexOf('event="after.soon')).toBeLessThan(text.indexOf('event="*"'));
});

test('SCXML: a transition with two targets names both; invoked actors, raised events and guards are named', () => {
  expect(toScxml(chartOf(parallel))).toContain('event="BOTH" target="parallel.sound.on parallel.light.red"');
  const text = toScxml(chartOf(working));
  expect(text).toContain('<invoke id="server"/>');
  expect(text).toContain('event="done.invoke.server"');
  expect(text).toContain('event="error.platform.server"');
  expect(text).toContain('<raise event="ASKED"/>');
  expect(text).toContain('cond="and(isOpen, not(isHeld), or(isPaid, isOpen))"');
});

test('names that a format reads as its own are escaped and kept apart', async () => {
  const chart = chartOf(awkward);
  expect(toMermaid(chart)).toContain('"x--#62;y"');
  expect(toMermaid(chart)).toContain(': a#58;b#59;c [');
  const parsed: unknown = new XMLParser({ ignoreAttributes: false }).parse(toScxml(chart));
  expect(JSON.stringify(parsed)).toContain('\\"quote\\"');
  expect(toSvg(await layOut(chart), { title: '</svg><script>' })).not.toContain('<script>');
});

test('SVG: what is active is marked', async () => {
  const text = toSvg(await layOut(chartOf(nested)), { active: ['nested.idle', 'nested.idle|START|0'] });
  expect(text).toContain('class="state atomic active" data-state="nested.idle"');
  expect(text).toContain('class="edge event active" data-edge="nested.idle|START|0"');
});

test('Mermaid: regions stand side by side, ends and beginnings are drawn', () => {
  const text = toMermaid(chartOf(parallel));
  expect(text.match(/--$/gm) ?? []).toHaveLength(2);
  expect(text).toMatch(/s9 --> \[\*\]/);
  expect(text.match(/\[\*\] --> /g) ?? []).toHaveLength(3);
});
