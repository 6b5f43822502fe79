/** Something small that lies on the table: a ship on a track, a card beside a sheet. */

import type { Token } from '@rulebench/core';

interface TokenProps { readonly token: Token; readonly changed: boolean }

/** A token on a track. */
export function TokenView({ token, changed }: TokenProps) {
  return (
    <div className={`rb-token rb-tone-${token.tone ?? 'plain'}`} data-face={token.face} data-changed={changed} title={token.detail}>
      <span>{token.label}</span>
      {token.detail !== undefined && <span className="rb-soft rb-small">{token.detail}</span>}
    </div>
  );
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
