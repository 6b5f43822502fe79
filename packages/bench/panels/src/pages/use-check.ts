/** Checking a library in the page: begun after the page is drawn, and done once. */

import { useEffect, useState } from 'react';
import { check, type CheckResult, type Library } from '@rulebench/rulings';

const done = new WeakMap<Library, Map<string, CheckResult>>();

function resultOf(library: Library, module: string | undefined): CheckResult {
  const known = done.get(library) ?? new Map<string, CheckResult>();
  done.set(library, known);
  const key = module ?? '';
  const result = known.get(key) ?? check(library, module === undefined ? {} : { module });
  known.set(key, result);
  return result;
}

/** The result of checking, of one module where one is named; none while it runs. */
export function useCheck(library: Library, module?: string): CheckResult | undefined {
  const [result, setResult] = useState<{ readonly of: Library; readonly module: string | undefined; readonly result: CheckResult }>();
  useEffect(() => {
    const timer = setTimeout(() => { setResult({ of: library, module, result: resultOf(library, module) }); }, 30);
    return () => { clearTimeout(timer); };
  }, [library, module]);
  return result?.of === library && result.module === module ? result.result : undefined;
}
