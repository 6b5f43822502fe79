/** How much room text takes where nothing can measure it: in a worker, in Node, before a page is drawn. Generous on purpose. */

/** Widths as parts of the font size, for a common sans-serif such as Arial or Inter, rounded up. */
const NARROW = /[ijl.,:;|!'`I ]/;
const SLIM = /[frt()[\]{}\-/\\"*]/;
const WIDE = /[mwMW@%]/;
const CAPITAL = /[A-Z0-9_&#<>=+~?]/;

/** The width of a line of text in pixels, at least what a browser needs for it. Pure. */
export function widthOf(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) ems += emsOf(character);
  return Math.ceil(ems * fontSize);
}

function emsOf(character: string): number {
  if (NARROW.test(character)) return 0.34;
  if (SLIM.test(character)) return 0.42;
  if (WIDE.test(character)) return 1;
  if (CAPITAL.test(character)) return 0.74;
  return (character.codePointAt(0) ?? 0) > 0x2e7f ? 1.1 : 0.62;
}

/** Text in lines no wider than `width`, broken between words, and within a word only where it is too long by itself. Pure; one line at least. */
export function wrap(text: string, width: number, fontSize: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => broken(one, width, fontSize))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, fontSize) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function broken(word: string, width: number, fontSize: number): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, fontSize) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
