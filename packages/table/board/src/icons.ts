/** The icons of cards, by plain names. */

/** Non-Aligned and Neutral stand where others print an affiliation, though neither is one. */
export type Affiliation = 'Federation' | 'Klingon' | 'Romulan' | 'Borg' | 'Ferengi' | 'Cardassian' | 'Bajoran' | 'Dominion' | 'Non-Aligned' | 'Neutral';

/** What cards print as icons: on personnel what they are fit for, on ships what they are staffed by, on any card where it is from. */
export type Icon =
  | 'command' | 'staff' | 'navigation' | 'communication' | 'defence' | 'holographic' | 'alternate-universe' | 'borg-only' | 'enterprise-e' | 'nemesis'
  | 'delta-quadrant' | 'hidden-agenda';
