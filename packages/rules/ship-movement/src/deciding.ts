/** The makers of this area's rules and measures. */

import { rulesFor } from '@rulebench/core';
import type { Context, Event, Input } from './model.ts';

export const { rule, inputRule, measure, all, any, not } = rulesFor<Context, Event, Input>();
