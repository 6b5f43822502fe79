/** Guards compiled: named ones looked up once, parameters at hand, `and`, `or`, `not` and `stateIn` as plain tests. */

import { and, not, or, stateIn, type AnyStateMachine, type StateValue } from 'xstate';
import { NotCompiled } from './not-compiled.ts';
import { partsOf } from './parts.ts';
import type { Asked, Configuration, Test } from './shapes.ts';

type Guard = (asked: Asked, params: unknown) => boolean;

/** Built-in guards are told by the function that checks them. */
const CHECKS = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not(() => true)), stateIn: checkOf(stateIn('')) };

/** The maker of tests for a machine's guards. */
export function testsFor(machine: AnyStateMachine): (guard: unknown) => Test {
  const named = new Map<string, (params: unknown) => Test>();
  const inPlace = new WeakMap<object, Test>();

  function testOf(guard: unknown): Test {
    if (typeof guard === 'function') {
      const known = inPlace.get(guard) ?? functionTest(guard as Guard, undefined); // boundary: a guard in its place
      inPlace.set(guard, known);
      return known;
    }
    if (typeof guard === 'string') return namedTest(guard)(undefined);
    const { type, params } = guard as { readonly type: string; readonly params?: unknown }; // boundary: a guard with its parameters
    return namedTest(type)(params);
  }

  function namedTest(name: string): (params: unknown) => Test {
    const known = named.get(name);
    if (known !== undefined) return known;
    const made = implemented(name);
    named.set(name, made);
    return made;
  }

  function implemented(name: string): (params: unknown) => Test {
    const implementation: unknown = machine.implementations.guards[name];
    if (typeof implementation === 'function') return (params) => functionTest(implementation as Guard, params); // boundary: a guard that is implemented
    // One name may stand for another, with parameters of its own.
    if (implementation !== undefined && implementation !== null && implementation !== '') return () => testOf(implementation);
    return () => () => { throw new Error(`Guard '${name}' is not implemented.'.`); };
  }

  function functionTest(guard: Guard, params: unknown): Test {
    const check = checkOf(guard);
    if (check !== undefined) return builtIn(guard, check);
    if (typeof params !== 'function') return (asked) => guard(asked, params);
    const given = params as (asked: Asked) => unknown; // boundary: parameters made of context and event
    return (asked) => guard(asked, given(asked));
  }

  function builtIn(guard: Guard, check: unknown): Test {
    const { guards, stateValue } = partsOf(guard);
    if (check === CHECKS.stateIn) return inState(stateValue);
    // Parts are resolved when they are first asked, as XState does, since a name without an implementation matters only then.
    const tests = (guards ?? []).map((part) => { let test: Test | undefined; return (asked: Asked, active: Configuration): boolean => (test ??= testOf(part))(asked, active); });
    if (check === CHECKS.and) return (asked, active) => tests.every((test) => test(asked, active));
    if (check === CHECKS.or) return (asked, active) => tests.some((test) => test(asked, active));
    const [only] = tests;
    if (check === CHECKS.not && only !== undefined) return (asked, active) => !only(asked, active);
    throw new NotCompiled('has a guard that checks itself in a way that is not XState\'s own');
  }

  function inState(wanted: unknown): Test {
    const known = new WeakMap<Configuration, boolean>();
    return (_asked, active) => {
      const before = known.get(active);
      if (before !== undefined) return before;
      const holds = typeof wanted === 'string' && wanted.startsWith('#')
        ? active.nodes.some(({ id }) => id === (machine.getStateNodeById(wanted)).id)
        : matches(wanted as StateValue, active.value); // boundary: what `stateIn` was given
      known.set(active, holds);
      return holds;
    };
  }

  return testOf;
}

function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : undefined;
}

/** Whether a state value says at least what another says. Pure. */
function matches(wanted: StateValue, state: StateValue): boolean {
  const [asked, value] = [wanted, state].map((one) => (typeof one === 'string' ? nested(one) : one));
  if (asked === undefined || value === undefined) return false;
  if (typeof value === 'string') return asked === value;
  if (typeof asked === 'string') return asked in value;
  return Object.keys(asked).every((key) => {
    const [below, found] = [asked[key], value[key]];
    return key in value && below !== undefined && found !== undefined && matches(below, found);
  });
}

/** `'a.b'` as `{ a: 'b' }`; a backslash takes the character after it as it is. */
function nested(path: string): StateValue {
  const keys = [...path.matchAll(/(?:\\.|[^.\\])+|^$/gsu)].map(([key]) => key.replaceAll(/\\(.)/gsu, '$1'));
  return keys.reduceRight<StateValue | undefined>((below, key) => (below === undefined ? key : { [key]: below }), undefined) ?? '';
}
