/** HTML from text, escaped unless it says that it is HTML already. */

/** A piece of HTML; only `markup` makes one. */
export class Markup {
  readonly text: string;
  constructor(text: string) { this.text = text; }
}

type Piece = string | number | Markup | undefined | readonly Piece[];

/** HTML with everything that is put in escaped, but for pieces of HTML. Pure. */
export function markup(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(parts.map((part, i) => part + rendered(pieces[i])).join(''));
}

/** HTML that is known to be so: a style sheet of our own. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function rendered(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(rendered).join('');
  return String(piece).replace(/[&<>"']/g, (one) => `&#${String(one.charCodeAt(0))};`);
}
