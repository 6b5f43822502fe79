/** Markdown of ruling files. The text is nobody's we know: no raw HTML, and links only into the page or to http(s). */

import { Grid } from './Grid.tsx';
import Markdown, { type Options } from 'react-markdown';

/** The address if it may be followed, else nothing. Pure. */
export function safeHref(href: string | undefined): string | undefined {
  return href !== undefined && /^(https?:\/\/|#)/i.test(href) ? href : undefined;
}

/** Prose of a ruling, or of a README, whose Markdown has more: `plugins` read that. Images are left out: the debugger needs no network. */
export function Prose({ text, plugins }: { readonly text: string; readonly plugins?: Options['remarkPlugins'] }) {
  return (
    <div className="rb-prose">
      <Markdown
        skipHtml remarkPlugins={plugins ?? []}
        disallowedElements={['img']}
        urlTransform={(url) => safeHref(url) ?? ''}
        components={{
          a: ({ href, children }) => {
            const safe = safeHref(href);
            return safe === undefined || safe === '' ? <span>{children}</span> : <a href={safe} rel="noreferrer noopener">{children}</a>;
          },
          // What scrolls can be reached by the keyboard.
          pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
          table: ({ children }) => <Grid>{children}</Grid>,
          h1: ({ children }) => <h3>{children}</h3>,
          h2: ({ children }) => <h3>{children}</h3>,
        }}
      >
        {text}
      </Markdown>
    </div>
  );
}
