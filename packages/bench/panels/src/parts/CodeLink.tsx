/** The line where a rule is written: opened in an editor where the page can, else told. */

import { useSurroundings } from './surroundings.ts';

interface CodeLinkProps {
  readonly module: string;
  readonly rule: string;
}

/** Nothing where the page does not know the line. */
export function CodeLink({ module, rule }: CodeLinkProps) {
  const { codeOf, openCode } = useSurroundings();
  const place = codeOf?.(module, rule);
  if (place === undefined) return null;
  const whole = `${place.file}:${String(place.line)}`;
  const short = `${place.file.slice(place.file.lastIndexOf('/') + 1)}:${String(place.line)}`;
  if (openCode === undefined) return <code className="rb-code-place" title={whole}>{short}</code>;
  return <button type="button" className="rb-id rb-id-link rb-code-place" title={`Open ${whole} in your editor`} onClick={() => { openCode(place); }}>{short}</button>;
}
