/**
 * What the sidebar lists before the page that was asked for is there: exactly what can be seen of it then. Rulings are shut but for the one that is
 * opened, so of each the first example will do, and one that parts from the ruling, for its mark. A thousand others can wait until the page is drawn.
 */

/** A page, as far as it is asked whether it is listed. */
export interface Listed {
  readonly id: string;
  /** Of the ruling it belongs to. */
  readonly title: string;
  readonly tags?: readonly string[];
}

/** The page that an address of the shell asks for; none where it asks for none. Pure. */
export function storyIn(search: string): string | undefined {
  return /^\/(?:story|docs)\/(.+)$/.exec(new URLSearchParams(search).get('path') ?? '')?.[1];
}

/** Tells for page after page, in the order of the sidebar, whether it is listed at first. It remembers the first page of each ruling. */
export function firstSight(opened: string | undefined): (page: Listed) => boolean {
  const first = new Map<string, string>();
  const beside = rulingOf(opened ?? '');
  return ({ id, title, tags = [] }) => {
    if (!first.has(title)) first.set(title, id);
    return first.get(title) === id || rulingOf(id) === beside || tags.includes('parts');
  };
}

/** `ea-joker` of `ea-joker--3-a-joker-is-declared`. */
const rulingOf = (id: string): string => id.split('--')[0] ?? id;
