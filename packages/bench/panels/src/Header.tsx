/** The head of an example: where it stands, the sentence it shows, whether it agrees, and under which rules it runs. */

import { useState } from 'react';
import type { RuleModule } from '@rulebench/core';
import type { Example, Source } from '@rulebench/rulings';
import { placeAmong, type NamedExample, type NamedRuling } from './debugger/clauses.ts';
import { Icon } from './parts/Icon.tsx';
import { Mark } from './parts/Mark.tsx';
import { useSurroundings } from './parts/surroundings.ts';

interface HeaderProps {
  readonly module: RuleModule;
  readonly example: Example;
  readonly sentence: string;
  readonly ruling: NamedRuling | undefined;
  readonly source: Source | undefined;
  /** Whether no ruling judges it: then it has no mark and no clause. */
  readonly bare: boolean;
  readonly ok: boolean;
  readonly parts: number | undefined;
  readonly variant: string;
  readonly onVariant: (variant: string) => void;
  readonly onGoParts?: (() => void) | undefined;
  /** The address of what is in sight. */
  readonly address: () => string;
  readonly onTour: () => void;
}

/** Breadcrumb and tools in one line, and below them the clause's sentence as the title. */
export function Header({ module, example, sentence, ruling, source, bare, ok, parts, variant, onVariant, onGoParts, address, onTour }: HeaderProps) {
  const place = ruling === undefined ? undefined : placeAmong(example, ruling);
  return (
    <header className="rb-header">
      <p className="rb-crumb" title={source?.title ?? module.title}>
        {[ruling?.title ?? module.title, ...(bare ? [] : [`clause ${example.clause.split('/').at(-1) ?? ''}`])].map((word) => <span key={word}>{word}<span aria-hidden="true"> › </span></span>)}
        <b>{example.name}</b>{place !== undefined && <span className="rb-place-among"> · example {place.n} of {place.examples.length}</span>}
      </p>
      <div className="rb-header-tools">
        {(!bare || !ok) && <Mark ok={ok} parts={parts} onGo={onGoParts} />}
        <VariantSwitch module={module} variant={variant} onVariant={onVariant} />
        {place !== undefined && <Neighbours examples={place.examples} n={place.n} />}
        <CopyLink address={address} />
        <button type="button" className="rb-button rb-icon-button" aria-label="Tour of this page" title="Tour of this page" onClick={onTour}><Icon name="unknown" /></button>
      </div>
      <h1>{sentence}</h1>
    </header>
  );
}

function VariantSwitch({ module, variant, onVariant }: Pick<HeaderProps, 'module' | 'variant' | 'onVariant'>) {
  if (module.variants === undefined || module.variants.length === 0) return null;
  return (
    <label>
      <span className="rb-hidden">Rules in force</span>
      <select className="rb-select" value={variant} onChange={(event) => { onVariant(event.target.value); }}>
        <option value="default">The rules as they are</option>
        {module.variants.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
      </select>
    </label>
  );
}

function Neighbours({ examples, n }: { readonly examples: readonly NamedExample[]; readonly n: number }) {
  const { onNavigate } = useSurroundings();
  if (onNavigate === undefined || examples.length < 2) return null;
  const to = (example: NamedExample | undefined) => { if (example !== undefined) onNavigate({ kind: 'example', example }); };
  return (
    <span className="rb-buttons" role="group" aria-label="Examples of this ruling">
      <button type="button" className="rb-button rb-icon-button" aria-label="Example before" title="Example before" disabled={n <= 1} onClick={() => { to(examples[n - 2]); }}><Icon name="back" /></button>
      <button type="button" className="rb-button rb-icon-button" aria-label="Next example" title="Next example" disabled={n >= examples.length} onClick={() => { to(examples[n]); }}><Icon name="forward" /></button>
    </span>
  );
}

function CopyLink({ address }: { readonly address: () => string }) {
  const [said, setSaid] = useState('');
  const copy = () => {
    const url = address();
    navigator.clipboard.writeText(url).then(() => { setSaid('Copied'); }, () => { setSaid(url); });
  };
  return (
    <>
      <button type="button" className="rb-button" onClick={copy} title="Copy a link to this step"><Icon name="link" />{said === 'Copied' ? 'Copied' : 'Link'}</button>
      <span className="rb-hidden" role="status">{said === 'Copied' ? 'The link is copied' : said}</span>
    </>
  );
}
