/** How an attempt ends, in words. */

import type { Ending } from './model.ts';

export const ENDINGS: Readonly<Record<Ending, string>> = {
  'all-stopped': 'the attempt is over: all are stopped', 'nobody-left': 'the attempt is over: nobody is left', 'card-ends-attempt': 'the attempt is over: a card keeps it from going on',
  'card-ends-turn': 'the attempt is over, and so is the turn: a card ended it', 'requirements-not-met': 'the attempt is over: they do not meet the requirements', 'solved': 'the mission is solved',
};
