/**
 * Self-controlling cards as data: what is printed on them as numbers, and what their texts make them do, told in acts.
 * The numbers are from the public card lists of the gemp-stccg project; what each does is told there in the card's own text,
 * here only as the acts that a machine needs. A card's text that concerns other areas (reports, attributes) is left out.
 */

import type { Act, DilemmaFacts, Reward } from '@rulebench/board';

const MOVE: Act = { does: 'move' };
const ATTACK_ALL_SHIPS: Act = { does: 'attack', to: { kinds: ['ship'] } };

const destroyed = (points: number): readonly Reward[] => [{ when: 'destroyed-in-battle', to: 'destroyer', points }];

/** The Sky's the Limit, 2013. */
export const assimilatedVessel: DilemmaFacts = {
  kind: 'dilemma', name: 'Assimilated Vessel', terrain: 'dual',
  selfControlling: {
    range: 5, weapons: 8, shields: 8,
    acts: [{ does: 'attack', to: { kinds: ['ship'], count: 1, by: 'lot' } }, MOVE],
    rewards: [{ when: 'left-the-spaceline', to: 'opponent', points: 10 }],
  },
};

/** The Sky's the Limit, 2013. */
export const osaarianPirates: DilemmaFacts = {
  kind: 'dilemma', name: 'Osaarian Pirates', terrain: 'dual',
  selfControlling: {
    range: 5, weapons: 8, shields: 7,
    acts: [
      { does: 'destroy', to: { kinds: ['equipment'], on: ['ship', 'facility'], except: 'nor', unless: { skill: 'Smuggling' }, each: 'carrier', count: 1, by: 'lot' } },
      MOVE,
    ],
  },
};

/** The Sky's the Limit, 2013. That nobody reports for free where it is, belongs to reporting. */
export const spaceborneEntity: DilemmaFacts = {
  kind: 'dilemma', name: 'Spaceborne Entity', terrain: 'dual',
  selfControlling: { range: 6, weapons: 14, shields: 14, acts: [{ does: 'attack', to: { kinds: ['ship'], matching: 'mission' } }, MOVE] },
};

/** Broken Bow. */
export const silentEnemy: DilemmaFacts = {
  kind: 'dilemma', name: 'Silent Enemy', terrain: 'space',
  selfControlling: {
    range: 6, weapons: 8, shields: 7,
    whenMet: [{ does: 'attack', to: { kinds: ['ship'], meeting: true } }],
    acts: [{ does: 'stop', to: { kinds: ['ship'], unless: { attribute: 'cunning', over: 30 } }, until: 'owners-next-turn' }, MOVE],
  },
};

/** Premiere, as revised for virtual play. */
export const borgShip: DilemmaFacts = {
  kind: 'dilemma', name: 'Borg Ship', terrain: 'space',
  selfControlling: { placed: 'furthest-end', range: 8, weapons: 24, shields: 24, acts: [ATTACK_ALL_SHIPS, MOVE], rewards: destroyed(15) },
};

/** Q-Continuum, as revised. */
export const theSheliak: DilemmaFacts = {
  kind: 'dilemma', name: 'The Sheliak', terrain: 'planet',
  selfControlling: {
    placed: 'furthest-end', range: 6, weapons: 9, shields: 9,
    acts: [
      { does: 'destroy', to: { kinds: ['outpost'] }, when: 'where-met' },
      { does: 'destroy', to: { kinds: ['personnel'], on: ['planet'] }, when: 'where-met' },
      { does: 'lower-mission', points: 10, when: 'where-met' },
      { does: 'discard-itself', when: 'where-met' },
      { does: 'move', when: 'elsewhere' },
    ],
  },
};

/** The Cage, 2019. */
export const planetKiller: DilemmaFacts = {
  kind: 'dilemma', name: 'Planet Killer', terrain: 'space',
  selfControlling: { range: 6, weapons: 10, shields: 16, acts: [ATTACK_ALL_SHIPS, MOVE], rewards: destroyed(10) },
};

/** The Cage, 2019. */
export const dikironiumCloudCreature: DilemmaFacts = {
  kind: 'dilemma', name: 'Dikironium Cloud Creature', terrain: 'planet',
  selfControlling: {
    range: 6, weapons: null, shields: 12,
    acts: [{ does: 'destroy', to: { kinds: ['personnel'], on: ['ship', 'facility', 'planet'], each: 'player', count: 4, by: 'controller', first: 'human' } }, MOVE],
    rewards: destroyed(10),
  },
};

/** The Cage, 2019. That attributes near it become 5, belongs to whoever reads attributes. */
export const spaceAmoeba: DilemmaFacts = {
  kind: 'dilemma', name: 'Space Amoeba', terrain: 'space',
  selfControlling: { range: 7, weapons: 7, shields: 7, acts: [MOVE] },
};

/** Later. */
export const redjac: DilemmaFacts = {
  kind: 'dilemma', name: 'Redjac', terrain: 'dual',
  selfControlling: {
    range: 6, weapons: 5, shields: 6,
    acts: [{ does: 'destroy', to: { kinds: ['personnel'], on: ['ship', 'facility', 'planet'], universal: true, each: 'carrier', count: 1, by: 'lot' } }, MOVE],
  },
};
