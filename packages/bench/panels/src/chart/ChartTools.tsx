/** What can be done with a statechart beside looking at it: searched, and taken along as a picture or as text. */

import { useId, useState, type FormEvent } from 'react';
import { toMermaid, toSvg, type Chart, type LaidOutChart } from '@rulebench/chart';
import { Popover } from '../parts/Popover.tsx';
import { saveFile } from '../parts/save-file.ts';
import { Icon } from '../parts/Icon.tsx';
import { stateName } from '../words/states.ts';

interface SearchProps {
  readonly laidOut: LaidOutChart;
  /** Brings a state, or an edge, into sight. */
  readonly onFind: (id: string) => void;
}

/** Whatever has a name in a chart: its states, and its edges by event and guard. */
function namesOf({ states, edges }: LaidOutChart): ReadonlyMap<string, string> {
  return new Map([
    ...states.filter(({ state }) => state.depth > 0).map(({ state }) => [stateName(state.id), state.id] as const),
    ...edges.map(({ edge, label }) => [`${label.lines.join(' ')} (from ${stateName(edge.source)})`, edge.id] as const),
  ]);
}

/** Searches states and edges by name; the first that has all that was typed is brought into sight. */
export function ChartSearch({ laidOut, onFind }: SearchProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<string>();
  const list = useId();
  const names = namesOf(laidOut);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim().toLowerCase();
    const match = [...names].find(([name]) => name.toLowerCase() === wanted) ?? [...names].find(([name]) => name.toLowerCase().includes(wanted));
    setFound(match === undefined ? 'nothing of that name' : match[0]);
    if (match !== undefined) onFind(match[1]);
  };
  return (
    <Popover label="Search the statechart" side="below" button={<Icon name="search" />} small>
      <form className="rb-inline-form" onSubmit={search}>
        <label className="rb-grow"><span className="rb-hidden">State or event</span><input className="rb-input" autoFocus list={list} value={text} placeholder="state or event" onChange={(event) => { setText(event.target.value); setFound(undefined); }} /></label>
        <datalist id={list}>{[...names.keys()].map((name) => <option key={name} value={name} />)}</datalist>
        <button type="submit" className="rb-button rb-primary" disabled={text.trim() === ''}>Find</button>
      </form>
      <p className="rb-small rb-soft" role="status">{found ?? ''}</p>
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
