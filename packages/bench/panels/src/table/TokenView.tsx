/** Something small that lies on the table: a ship on a track, a card beside a sheet. */

import type { Token } from '@rulebench/core';
import { Icon } from '../parts/Icon.tsx';
import type { Ghost } from './movement.ts';

interface TokenProps { readonly token: Token; readonly changed: boolean }

interface TrackTokenProps extends TokenProps {
  /** Whether the step brought it to the table. */
  readonly arrived?: boolean | undefined;
  /** The step's effects that name it. */
  readonly effects?: readonly string[] | undefined;
}

/** A token on a track. */
export function TokenView({ token, changed, arrived = false, effects = [] }: TrackTokenProps) {
  return (
    <div className={`rb-token rb-tone-${token.tone ?? 'plain'}`} data-token={token.id} data-face={token.face} data-changed={changed} title={token.detail}>
      <span><span>{token.label}</span>{arrived && <span className="rb-fate rb-fate-arrived"><Icon name="plus" size={12} />new</span>}</span>
      {token.detail !== undefined && <span className="rb-soft rb-small">{token.detail}</span>}
      <EffectChips effects={effects} />
    </div>
  );
}

/** Where a token was before the step: a faint outline with its name. */
export function GhostView({ ghost: { token, left }, effects = [] }: { readonly ghost: Ghost; readonly effects?: readonly string[] | undefined }) {
  return (
    <div className="rb-token rb-ghost" data-ghost={token.id} data-left={left} title={`${token.label}: ${left ? 'gone' : 'was here'} before this step`}>
      <span><span className="rb-ghost-label">{token.label}</span>{left && <span className="rb-fate rb-fate-left"><Icon name="no" size={12} />gone</span>}</span>
      <EffectChips effects={effects} />
    </div>
  );
}

function EffectChips({ effects }: { readonly effects: readonly string[] }) {
  if (effects.length === 0) return null;
  return <span className="rb-effects">{effects.map((one) => <span key={one} className="rb-effect">{one}</span>)}</span>;
}

/** A playing card, face up or down. */
export function CardView({ token, changed }: TokenProps) {
  const detail = token.detail ?? (token.face === 'down' ? 'face down' : undefined);
  return (
    <li className={`rb-card rb-tone-${token.tone ?? 'plain'}`} data-face={token.face ?? 'up'} data-changed={changed} title={token.detail}>
      <span className="rb-card-label">{token.label}</span>
      {detail !== undefined && detail !== token.label && <span className="rb-card-detail">{detail}</span>}
    </li>
  );
}
