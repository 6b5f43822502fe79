/** What can be done with a statechart beside looking at it: searched, and taken along as a picture or as text. */

import { useId, useMemo, useState, type FormEvent } from 'react';
import { toMermaid, toSvg, type Chart, type LaidOutChart } from '@rulebench/chart';
import { Popover } from '../parts/Popover.tsx';
import { saveFile } from '../parts/save-file.ts';
import { Icon } from '../parts/Icon.tsx';
import { matching, namesOf } from './names.ts';

interface SearchProps {
  readonly chart: Chart;
  /** Brings a state, or an edge, into sight. */
  readonly onFind: (id: string) => void;
}

/** Searches states, events, guards, what is raised and what is invoked; asked again it goes on to the next that has all that was typed. */
export function ChartSearch({ chart, onFind }: SearchProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<number>();
  const list = useId();
  const names = useMemo(() => namesOf(chart), [chart]);
  const matches = useMemo(() => matching(names, text), [names, text]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const next = found === undefined ? 0 : (found + 1) % Math.max(matches.length, 1);
    setFound(next);
    const match = matches[next];
    if (match !== undefined) onFind(match.id);
  };
  const hit = found === undefined ? undefined : matches[found];
  const said = found === undefined ? '' : hit === undefined ? 'nothing of that name' : `${hit.words}${matches.length > 1 ? `, ${String(found + 1)} of ${String(matches.length)}` : ''}`;
  return (
    <Popover label="Search the statechart" side="below" button={<Icon name="search" />} small>
      <form className="rb-inline-form" onSubmit={search}>
        <label className="rb-grow"><span className="rb-hidden">State or event</span><input className="rb-input" autoFocus list={list} value={text} placeholder="state or event" onChange={(event) => { setText(event.target.value); setFound(undefined); }} /></label>
        <datalist id={list}>{[...new Set(names.map(({ words }) => words))].map((words) => <option key={words} value={words} />)}</datalist>
        <button type="submit" className="rb-button rb-primary" disabled={text.trim() === ''}>Find</button>
      </form>
      <p className="rb-small rb-soft" role="status">{said}</p>
    </Popover>
  );
}

/** Saves the chart as SVG, PNG or Mermaid. */
export function ChartExport({ chart, laidOut, name }: { readonly chart: Chart; readonly laidOut: LaidOutChart; readonly name: string }) {
  const [said, setSaid] = useState('');
  const svg = () => new Blob([toSvg(laidOut)], { type: 'image/svg+xml' });
  const give = (blob: Blob, extension: string) => {
    saveFile(blob, `${name}.${extension}`);
    setSaid(`Saved as ${name}.${extension}`);
  };
  const png = () => { pngOf(svg(), laidOut).then((blob) => { give(blob, 'png'); }, () => { setSaid('This browser could not make a PNG; the SVG works.'); }); };
  return (
    <Popover label="Save the statechart" side="below" button={<Icon name="save" />} small>
      <div className="rb-buttons">
        <button type="button" className="rb-button" onClick={() => { give(svg(), 'svg'); }}>SVG</button>
        <button type="button" className="rb-button" onClick={png}>PNG</button>
        <button type="button" className="rb-button" onClick={() => { give(new Blob([toMermaid(chart)], { type: 'text/plain' }), 'mmd'); }}>Mermaid</button>
      </div>
      <p className="rb-small rb-soft" role="status">{said}</p>
    </Popover>
  );
}

/** Twice the size, so that it is sharp in print. */
const PNG_SCALE = 2;

async function pngOf(svg: Blob, { width, height }: LaidOutChart): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * PNG_SCALE);
    canvas.height = Math.ceil(height * PNG_SCALE);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => { canvas.toBlob((blob) => { if (blob === null) reject(new Error('no picture')); else resolve(blob); }, 'image/png'); });
  } finally {
    URL.revokeObjectURL(url);
  }
}
