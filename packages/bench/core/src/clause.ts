/** Clauses are named by source, ruling and number: `ea/joker/3`. The ids are data that `rulebench check` verifies. */

export type ClauseId = `${string}/${string}/${number}`;
