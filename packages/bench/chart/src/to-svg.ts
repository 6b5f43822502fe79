/** A laid-out chart as one self-contained SVG: its colours follow the reader's light or dark mode. */

import { labelOf, type ChartEdge } from './chart.ts';
import type { InitialMarker, LaidOutChart, LaidOutEdge, LaidOutState, Point } from './laid-out.ts';
import { DETAIL, TITLE } from './sizes.ts';
import { escaped } from './xml.ts';

export interface SvgOptions {
  /** Said to whoever does not see the picture; the machine's id unless told. */
  readonly title?: string;
  /** The ids of states and edges to draw as being here, or as just taken. */
  readonly active?: readonly string[];
}

/** The SVG text of a laid-out chart. Pure. Every state and edge has a class and its id in `data-state` or `data-edge`. */
export function toSvg(laidOut: LaidOutChart, options: SvgOptions = {}): string {
  const { width, height, chart, states, edges, initials } = laidOut;
  const active = new Set(options.active);
  const title = options.title ?? `Statechart ${chart.id}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${num(width)}" height="${num(height)}"/>`,
    ...states.map((state) => stateSvg(state, active.has(state.state.id))),
    ...edges.map((edge) => edgeSvg(edge, active.has(edge.edge.id))),
    ...initials.map(initialSvg),
    ...states.map(({ lines }) => lines.map((line) => `<text class="${line.role}" x="${num(line.x)}" y="${num(line.y)}">${escaped(line.text)}</text>`).join('')),
    ...edges.map((edge) => labelSvg(edge, active.has(edge.edge.id))),
    '</svg>',
    '',
  ].join('\n');
}

const LIGHT = '--paper:#fbfaf7;--panel:#fff;--group:#f6f4ee;--ink:#1c2026;--soft:#5b6470;--line:#c9c4b8;--edge:#6b7480;--refuse:#b93a16;--here:#1d4fd7;--here-bg:#e6edfd';
const DARK = '--paper:#14171b;--panel:#1b1f25;--group:#181c21;--ink:#e9ebee;--soft:#a2acb8;--line:#4a525d;--edge:#8b95a1;--refuse:#ff9a78;--here:#8db0ff;--here-bg:#1d2b4d';
const STYLE = [
  `svg{${LIGHT}}@media(prefers-color-scheme:dark){svg{${DARK}}}`,
  `text{font:${String(DETAIL.size)}px Inter,system-ui,"Segoe UI",Arial,sans-serif;fill:var(--soft)}text.title,text.detail{paint-order:stroke;stroke:var(--panel);stroke-width:4px;stroke-linejoin:round}text.title{font-size:${String(TITLE.size)}px;font-weight:600;fill:var(--ink)}`,
  '.paper{fill:var(--paper)}.box{fill:var(--panel);stroke:var(--line);stroke-width:1.25}.compound>.box{fill:var(--group)}.root>.box{fill:none}.parallel>.box{fill:var(--group);stroke-dasharray:7 4}.inner{fill:none;stroke:var(--line)}',
  '.way{fill:none;stroke:var(--edge);stroke-width:1.4}.head,.dot{fill:var(--edge)}.always>.way,.done>.way,.after>.way{stroke-dasharray:5 3}.forbidden>.way,.error>.way{stroke:var(--refuse)}.forbidden>.head,.error>.head{fill:var(--refuse)}.forbidden>.way{stroke-dasharray:2 3}',
  '.label>rect{fill:var(--paper);opacity:.9}.label>text{fill:var(--ink)}.label.forbidden>text,.label.error>text{fill:var(--refuse)}',
  '.active>.box{stroke:var(--here);stroke-width:2.5;fill:var(--here-bg)}.active>.way{stroke:var(--here);stroke-width:2.5}.active>.head{fill:var(--here)}.label.active>text{fill:var(--here);font-weight:600}',
].join('');

function stateSvg({ state, x, y, width, height, folded }: LaidOutState, active: boolean): string {
  const classes = ['state', state.type, ...(state.parent === undefined ? ['root'] : []), ...(folded ? ['folded'] : []), ...(active ? ['active'] : [])].join(' ');
  const radius = state.type === 'history' ? width / 2 : 8;
  const inner = state.type === 'final' ? `<rect class="inner" x="${num(x + 3)}" y="${num(y + 3)}" width="${num(width - 6)}" height="${num(height - 6)}" rx="6"/>` : '';
  const words = state.description === undefined ? state.id : `${state.id}: ${state.description}`;
  return [
    `<g class="${classes}" data-state="${escaped(state.id)}"><title>${escaped(words)}</title>`,
    `<rect class="box" x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}"/>${inner}`,
    '</g>',
  ].join('');
}

function edgeSvg({ edge, routes }: LaidOutEdge, active: boolean): string {
  const ways = routes.map(({ path, points }) => `<path class="way" d="${path}"/>${headSvg(points)}`);
  return `<g class="${edgeClass('edge', edge, active)}" data-edge="${escaped(edge.id)}"><title>${escaped(wordsOf(edge))}</title>${ways.join('')}</g>`;
}

function labelSvg({ edge, label }: LaidOutEdge, active: boolean): string {
  const { x, y, width, height, lines, lineHeight } = label;
  const texts = lines.map((line, i) => `<text x="${num(x + 4)}" y="${num(y + (i + 1) * lineHeight - 4)}">${escaped(line)}</text>`);
  return `<g class="${edgeClass('label', edge, active)}"><rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="3"/>${texts.join('')}</g>`;
}

function initialSvg({ target, dot, path, points }: InitialMarker): string {
  return `<g class="initial" data-initial="${escaped(target)}"><circle class="dot" cx="${num(dot.x)}" cy="${num(dot.y)}" r="${num(dot.radius)}"/><path class="way" d="${path}"/>${headSvg(points)}</g>`;
}

function edgeClass(base: string, edge: ChartEdge, active: boolean): string {
  return [base, edge.kind, ...(edge.internal ? ['internal'] : []), ...(active ? ['active'] : [])].join(' ');
}

function wordsOf(edge: ChartEdge): string {
  const does = edge.actions.length === 0 ? '' : ` / ${edge.actions.join(', ')}`;
  const cites = edge.cites.length === 0 ? '' : ` (${edge.cites.join(', ')})`;
  return `${labelOf(edge)}${does}: ${edge.source} → ${edge.targets.length === 0 ? 'stays' : edge.targets.join(', ')}${cites}`;
}

const HEAD = { length: 8, half: 4 } as const;

/** An arrow head at the end of a way. */
function headSvg(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const back = { x: end.x - along.x * HEAD.length, y: end.y - along.y * HEAD.length };
  const side = { x: -along.y * HEAD.half, y: along.x * HEAD.half };
  const corners = [end, { x: back.x + side.x, y: back.y + side.y }, { x: back.x - side.x, y: back.y - side.y }];
  return `<path class="head" d="M${corners.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L')}Z"/>`;
}

function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}
