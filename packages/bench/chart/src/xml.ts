/** Text fit for XML. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML, in an element or an attribute; characters that XML cannot hold become replacement characters. Pure. */
export function escaped(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd').replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);
}

/** A start tag's attributes, those without a value left out. Pure. */
export function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values).map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`)).join('');
}
