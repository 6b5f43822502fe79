/** Small drawn signs. They never stand alone: words beside them, or a label on their button, say the same. */

const PATHS = {
  yes: 'M3 8.5 6.5 12 13 4.5',
  no: 'M4 4l8 8M12 4l-8 8',
  unknown: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M8 12.6v.2',
  first: 'M4 3v10M12 3 6.5 8l5.5 5',
  back: 'M10 3 4.5 8l5.5 5',
  forward: 'M6 3l5.5 5L6 13',
  last: 'M12 3v10M4 3l5.5 5L4 13',
  play: 'M5 3.2 12.5 8 5 12.8z',
  pause: 'M5 3v10M11 3v10',
  link: 'M6.5 9.5l3-3M7 4.5l1-1a3.2 3.2 0 0 1 4.5 4.5l-1 1M9 11.5l-1 1A3.2 3.2 0 0 1 3.5 8l1-1',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  fit: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
  follow: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1.5V4M8 12v2.5M1.5 8H4M12 8h2.5',
  flag: 'M4 14V2.5h8L10 6l2 3.5H4',
  fork: 'M4 2.5v11M4 10c0-3.5 8-1.5 8-5M10 6.5 12 4.5l2 2',
  choice: 'M8 13.5V9M8 9 3.5 4.5M8 9l4.5-4.5M3.5 7.5v-3h3M9.5 4.5h3v3',
  chance: 'M3 3h10v10H3zM6 6h.01M10 10h.01M10 6h.01M6 10h.01',
  fold: 'M4 6l4 4 4-4',
  return: 'M6 4 3 7l3 3M3 7h6.5a3.5 3.5 0 0 1 0 7H8',
  stop: 'M5.6 2.5h4.8L13.5 5.6v4.8l-3.1 3.1H5.6l-3.1-3.1V5.6z',
  save: 'M8 2.5v7M5 6.8 8 9.8l3-3M3 11v2.5h10V11',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.5 10.5 14 14',
  start: 'M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9',
} as const;

export type IconName = keyof typeof PATHS;

/** A sign of 16 pixels in the colour of the text around it; hidden from screen readers. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="rb-icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill={name === 'play' ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
