/** The rules and measures by id, as machines take them and variants replace them. */

import type * as own from './rules.ts';
import { ruled } from './rules.ts';

/** Every rule and measure of the phase. Its type names the rules alone, since those are what a machine asks by name. */
export const rules = Object.fromEntries(ruled.map((one) => [one.id, one])) as Omit<typeof own, 'ruled'>; // boundary: the list holds every rule of its room
