/** What the pages of the lab share: what is asked, how far it is, what came of it. */

import type { ReactNode } from 'react';
import type { Library } from '@rulebench/rulings';
import type { RuleModule } from '@rulebench/core';
import { Icon } from '../parts/Icon.tsx';
import type { Destination, Navigation } from '../parts/surroundings.ts';
import type { Job, Opening } from './job.ts';
import type { Lab } from './lab.ts';
import { open } from './opening.ts';
import type { Settings } from './settings.ts';
import type { Going } from './use-job.ts';

/** The pages of a module beside its overview. */
type ModulePage = LabPage | 'module' | 'table';

export const LAB_PAGES = ['explore', 'compare', 'simulate', 'odds'] as const;
export type LabPage = typeof LAB_PAGES[number];

export interface LabViewProps extends Navigation {
  readonly library: Library;
  /** The module's id. */
  readonly module: string;
  readonly lab: Lab;
  /** What the page is set to at first, as a link brought it. */
  readonly settings?: Settings | undefined;
  /** Told what it is set to, so that a link can carry it. */
  readonly onSettings?: ((settings: Settings) => void) | undefined;
  /** What is wrong with the link that the page was opened by, a sentence each. */
  readonly problems?: readonly string[] | undefined;
}

const LINKS: Readonly<Record<ModulePage, string>> = {
  module: 'Overview: what it decides',
  table: 'A table of your own: what if?',
  explore: 'Explore: can it get stuck?',
  compare: 'Compare: what would a change break?',
  simulate: 'Simulate: how often, and who gains?',
  odds: 'Odds: exactly how likely?',
};

interface FrameProps extends LabViewProps {
  readonly page: LabPage;
  readonly title: string;
  readonly lead: string;
  readonly children: (module: RuleModule) => ReactNode;
}

/** The page around a form and its answer. */
export function LabFrame({ library, module: id, page, title, lead, problems = [], children, ...navigation }: FrameProps) {
  const module = library.modules.get(id);
  if (module === undefined) return <main className="rb rb-page"><p className="rb-empty">There is no module “{id}” here.</p></main>;
  return (
    <main className="rb rb-page rb-lab">
      <header className="rb-page-head">
        <p className="rb-crumb">Module <code>{id}</code></p>
        <h1>{title}: {module.title}</h1>
        <p className="rb-lead">{lead}</p>
        <ModuleLinks module={id} here={page} {...navigation} />
      </header>
      {problems.map((problem) => <p key={problem} className="rb-refused" role="alert">{problem}</p>)}
      {children(module)}
    </main>
  );
}

/** The pages of a module, as links; nothing where the page cannot follow them. */
export function ModuleLinks({ module, here, onNavigate, hrefOf }: Navigation & { readonly module: string; readonly here: ModulePage }) {
  if (onNavigate === undefined) return null;
  return (
    <nav aria-label="Pages of this module" className="rb-lab-links">
      {(['module', 'table', ...LAB_PAGES] as const).map((page) => {
        const to: Destination = page === 'module' || page === 'table' ? { kind: page, module } : { kind: 'lab', module, page };
        return <a key={page} href={hrefOf?.(to)} aria-current={page === here ? 'page' : undefined} onClick={(click) => { if (click.metaKey || click.ctrlKey) return; click.preventDefault(); onNavigate(to); }}>{LINKS[page]}</a>;
      })}
    </nav>
  );
}

interface WorkProps<J extends Job> {
  readonly going: Going<J>;
  readonly label: string;
  /** None while what is asked cannot be begun. */
  readonly onBegin: (() => void) | undefined;
  readonly onCancel: () => void;
  /** Another way to begin, where there is one. */
  readonly children?: ReactNode;
}

/** The button that begins, and while it goes on how far it is, and a button that ends it. */
export function Work<J extends Job>({ going, label, onBegin, onCancel, children }: WorkProps<J>) {
  return (
    <div className="rb-lab-work">
      {going.is === 'going'
        ? <button type="button" className="rb-button" onClick={onCancel}><Icon name="stop" />Stop, and show what was found</button>
        : <><button type="button" className="rb-button rb-primary" disabled={onBegin === undefined} onClick={onBegin}><Icon name="play" />{label}</button>{children}</>}
      <div role="status" className="rb-grow rb-soft">{going.is === 'going' ? going.progress.says : going.is === 'done' && going.cancelled ? 'Stopped: this is what was found by then.' : ''}</div>
      {going.is === 'going' && <progress aria-label="How far it is" {...(going.progress.share === undefined ? {} : { value: going.progress.share })} max={1} />}
      {going.is === 'failed' && <p className="rb-refused" role="alert">{going.why}</p>}
    </div>
  );
}

/** The ids of what a VariantField offers. Pure. */
export function variantIds({ variants = [] }: RuleModule): readonly string[] {
  return ['default', ...variants.map(({ id }) => id)];
}

/** A variant of the module, or the rules as they are. */
export function VariantField({ module, label, value, onChange, children }: { readonly module: RuleModule; readonly label: string; readonly value: string; readonly onChange: (id: string) => void; readonly children?: ReactNode }) {
  return (
    <label className="rb-field"><span>{label}</span>
      <select className="rb-select" value={value} onChange={(event) => { onChange(event.target.value); }}>
        <option value="default">The rules as they are</option>
        {(module.variants ?? []).map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
        {children}
      </select>
    </label>
  );
}

/** A whole number within bounds. */
export function NumberField({ label, value, least, most, onChange }: { readonly label: string; readonly value: number; readonly least: number; readonly most: number; readonly onChange: (value: number) => void }) {
  return (
    <label className="rb-field"><span>{label}</span>
      <input className="rb-input" type="number" value={value} min={least} max={most} step={1} onChange={({ target }) => { const read = Math.round(target.valueAsNumber); if (Number.isFinite(read)) onChange(Math.min(most, Math.max(least, read))); }} />
    </label>
  );
}

/** A button that opens a run. */
export function OpenRun({ library, module, opening, onNavigate, children }: Pick<LabViewProps, 'library' | 'module' | 'onNavigate'> & { readonly opening: Opening; readonly children: ReactNode }) {
  if (onNavigate === undefined) return null;
  return <button type="button" className="rb-button" onClick={() => { open(library, module, opening, onNavigate); }}><Icon name="play" size={14} />{children}</button>;
}
