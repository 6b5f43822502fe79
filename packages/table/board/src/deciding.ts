/** The makers of the rules and measures that several rule areas share: all they need of a context is its table. */

import { rulesFor } from '@rulebench/core';
import type { Table } from './table.ts';

export interface OnTable { readonly table: Table }

export const { rule, measure } = rulesFor<OnTable, { readonly type: string }>();
