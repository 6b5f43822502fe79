/** `@rulebench/rulings`: ruling files parsed, checked, run and covered, in Node and in browsers. */
export { changedClauses, variantAt, variantsAt, type Before, type ClauseChange } from './as-of.ts';
export { check } from './check.ts';
export { counted } from './counted.ts';
export { exampleProblems } from './cross-check.ts';
export type * from './coverage-types.ts';
export { isDate } from './fields.ts';
export { parseFixtures } from './fixtures.ts';
export { flipsOf, type Flip } from './flips.ts';
export {
  clauseOf, exampleOf, examplesOf, fixtureOf, inForce, libraryFrom, rulingIdOf, rulingOf, rulingsOf, type Library, type LibraryParts,
} from './library.ts';
export { libraryOf, type RulingFile } from './library-of.ts';
export { parseRuling } from './ruling.ts';
export { withExample, type Inserted } from './insert-example.ts';
export { inputOf, runExample, runningExample, type RunOptions } from './run-example.ts';
export { branchLink, dataOfWord, exampleStoryId, isTooLong, tableLink, tableStoryId, variantOfWord, variantToWord, wordOfData } from './link.ts';
export { playersOf } from './players.ts';
export { merged } from './merge.ts';
export { nearest, suggest } from './problem.ts';
export { eventMismatches, eventTypes, type Mismatch } from './schema.ts';
export { readData } from './read-data.ts';
export { parseSource } from './source.ts';
export { alteration, exampleYaml, nameYaml, writingExample } from './write-example.ts';
export { transitionId } from './citers.ts';
export { schemaFor, type EditorSchemas } from './editor-schema.ts';
export { newMemory, type Memory } from './tape.ts';
export type * from './types.ts';
export { parseVariants, withVariants } from './variants.ts';
