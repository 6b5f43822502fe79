/** The cards of the strip: a step, and a microstep that followed it. */

import type { Microstep, Step } from '@rulebench/core/bench';
import { counted } from '@rulebench/rulings';
import { Icon } from '../parts/Icon.tsx';
import { cardWords, microstepWords, outcomeWord, type StepTone } from './items.ts';

interface StepCardProps {
  readonly step: Step;
  readonly index: number;
  readonly tone: StepTone;
  readonly now: boolean;
  readonly after: boolean;
  /** Whether the run parts from its ruling here. */
  readonly parts: boolean;
  readonly byHand: boolean;
  /** How many microsteps followed. */
  readonly followers: number;
  readonly unfolded: boolean;
  readonly onGo: () => void;
  readonly onFold: () => void;
}

const TONE_WORD = { choice: 'choice', chance: 'chance' } as const;

/** One step: what happened, and what came of it. */
export function StepCard({ step, index, tone, now, after, parts, byHand, followers, unfolded, onGo, onFold }: StepCardProps) {
  const { title, detail } = cardWords(step);
  const classes = ['rb-step', `rb-step-${tone}`, now && 'rb-step-now', after && 'rb-step-after', parts && 'rb-step-parts', byHand && 'rb-step-hand'].filter(Boolean).join(' ');
  const word = tone === 'choice' || tone === 'chance' ? TONE_WORD[tone] : outcomeWord(step);
  return (
    <div className={classes}>
      <button type="button" className="rb-step-main" aria-current={now ? 'step' : undefined} onClick={onGo} title={`${title} ${detail}`}>
        <span className="rb-step-head">
          <span className="rb-step-title">{title}</span>
          <span className={tone === 'plain' && !parts ? 'rb-hidden' : 'rb-step-word'}>
            {parts ? <><Icon name="flag" size={13} />parts here</> : <><StepSign tone={tone} />{word}</>}
          </span>
        </span>
        <span className="rb-step-detail" data-short={followers > 0}>{detail}</span>
        <span className="rb-hidden">, step {index}{byHand ? ', played by hand' : ''}</span>
      </button>
      {followers > 0 && (
        <button type="button" className="rb-step-fold" aria-expanded={unfolded} onClick={onFold} title={`${counted(followers, 'microstep')} followed by ${followers === 1 ? 'itself' : 'themselves'}`}>
          +{followers}<span className="rb-hidden"> {followers === 1 ? 'microstep' : 'microsteps'} of step {index}</span>
        </button>
      )}
    </div>
  );
}

function StepSign({ tone }: { readonly tone: StepTone }) {
  if (tone === 'refused' || tone === 'broken') return <Icon name="no" size={13} />;
  return tone === 'plain' ? null : <Icon name={tone} size={13} />;
}

/** One microstep under its step. */
export function MicrostepCard({ microstep }: { readonly microstep: Microstep }) {
  const { title, detail } = microstepWords(microstep);
  return (
    <div className="rb-step rb-step-micro">
      <span className="rb-step-main">
        <span className="rb-step-title">{title}</span>
        <span className="rb-step-detail">{detail}</span>
      </span>
    </div>
  );
}
