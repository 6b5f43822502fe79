/** `@rulebench/rulings/node`: modules and sources found and read from disk. */
export { clausesModule } from './node/clauses-module.ts';
export { discover, enclosing, type Found, type FoundModule, type FoundSource } from './node/discover.ts';
export { loadLibrary, type Loaded, type LoadOptions } from './node/load-library.ts';
export { loadModule, type LoadedModule } from './node/load-module.ts';
export { decoded, readFiles, shownPath } from './node/read-files.ts';
