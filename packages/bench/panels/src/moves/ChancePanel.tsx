/** Chance: what the table waits for, rolled here or set by hand. The dice are thrown outside the machine. */

import { useMemo } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Chance } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { Icon } from '../parts/Icon.tsx';
import { drawn, drawnOf, groupsOf, type OutcomeGroup } from './outcomes.ts';

interface ChancePanelProps {
  readonly bench: Bench;
  readonly snapshot: AnyMachineSnapshot;
  readonly onPlay: (event: AnyEventObject) => void;
}

/** How many outcomes are listed at the most. */
const LIMIT = 600;

/** The outcomes that the table waits for, listed up to a limit, or how one is drawn. Pure. */
export function outcomesOf({ module }: Bench, snapshot: AnyMachineSnapshot): { readonly listed: readonly Chance[]; readonly sample?: (random: number) => AnyEventObject } {
  const chance = snapshot.status === 'active' ? module.chance?.(snapshot) : undefined;
  if (chance === undefined) return { listed: [] };
  if ('sample' in chance) return { listed: [], sample: (random) => chance.sample(random) };
  const listed: Chance[] = [];
  for (const one of chance) { if (listed.length === LIMIT) break; listed.push(one); }
  return { listed };
}

/** How many random things the table waits for: dice to be rolled, a draw. Pure. */
export function chancesIn(bench: Bench, snapshot: AnyMachineSnapshot): number {
  const { listed, sample } = outcomesOf(bench, snapshot);
  return groupsOf(listed).length + (sample === undefined ? 0 : 1);
}

/** Whether there is something random that the table waits for. Pure. */
export function waitsForChance(bench: Bench, snapshot: AnyMachineSnapshot): boolean {
  return chancesIn(bench, snapshot) > 0;
}

/** One outcome at random by its weight, of all that the table waits for; none where it waits for nothing random. `random` is in [0, 1). Pure. */
export function anyOutcome(bench: Bench, snapshot: AnyMachineSnapshot, random: number): AnyEventObject | undefined {
  const { listed, sample } = outcomesOf(bench, snapshot);
  return sample === undefined ? drawnOf(listed, random)?.event : sample(random);
}

/** One row for each thing that is random now. */
export function ChancePanel({ bench, snapshot, onPlay }: ChancePanelProps) {
  const { groups, sample } = useMemo(() => {
    const found = outcomesOf(bench, snapshot);
    return { groups: groupsOf(found.listed), sample: found.sample };
  }, [bench, snapshot]);
  if (groups.length === 0 && sample === undefined) return null;
  return (
    <section className="rb-decision rb-decision-chance" aria-label="Chance">
      <h3><Icon name="chance" /> It is chance’s turn</h3>
      <p className="rb-small">{groups.length === 0 ? 'Draw, and play on in a branch. To set what comes up, ask about the event below.' : 'Roll, or set what comes up, and play on in a branch.'}</p>
      {sample !== undefined && <button type="button" className="rb-button rb-primary" onClick={() => { onPlay(sample(Math.random())); }}>Draw at random</button>}
      {groups.map((group) => <GroupRow key={`${group.type} ${group.label}`} group={group} onPlay={onPlay} />)}
    </section>
  );
}

const BUTTONS = 12;

function GroupRow({ group, onPlay }: { readonly group: OutcomeGroup; readonly onPlay: ChancePanelProps['onPlay'] }) {
  const name = `${group.type} ${group.label}`.trim();
  const roll = () => { const event = drawn(group, Math.random()); if (event !== undefined) onPlay(event); };
  return (
    <div className="rb-chance-row" role="group" aria-label={name}>
      <span className="rb-grow"><code>{group.type}</code> {group.label}</span>
      <span className="rb-options">
        <button type="button" className="rb-button rb-primary" onClick={roll}>Roll<span className="rb-hidden"> {group.label}</span></button>
        <span className="rb-small">or set</span>
        {group.outcomes.length > BUTTONS
          ? (
            <select className="rb-select" aria-label={`Outcome of ${name}`} value="" onChange={(event) => { const chosen = group.outcomes[Number(event.target.value)]; if (chosen !== undefined) onPlay(chosen.event); }}>
              <option value="" disabled>an outcome…</option>
              {group.outcomes.map((outcome, i) => <option key={i} value={i}>{outcome.label}</option>)}
            </select>
          )
          : group.outcomes.map((outcome, i) => <button key={i} type="button" className="rb-button rb-face" onClick={() => { onPlay(outcome.event); }}>{outcome.label}</button>)}
      </span>
    </div>
  );
}
