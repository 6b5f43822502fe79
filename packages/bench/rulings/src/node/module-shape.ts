/** Whether what a module exports can be worked with: every part of the shape that the tools take for granted. */

import { errorOf, isRecord, type RuleModule } from '@rulebench/core';
import { brokenSchema } from '../schema.ts';
import { benchFor } from '../tape.ts';

export interface Fault { readonly code: 'RB146' | 'RB147'; readonly message: string }

const METHODS = ['moves', 'chance', 'key', 'scene', 'players'];

/** The first thing wrong with an export, looked at through its getters; none where all is well. Runs its `machineOf`; never throws. */
export function faultIn(module: unknown): Fault | undefined {
  try {
    const lacking = lackingIn(module);
    if (lacking !== undefined) return { code: 'RB146', message: `its "ruleModule" is no rule module: ${lacking}` };
  } catch (thrown) {
    return { code: 'RB147', message: `its "ruleModule" cannot be read: ${errorOf(thrown).message}` };
  }
  const whole = module as RuleModule; // boundary: its shape was looked at
  const broken = brokenSchema(whole);
  if (broken !== undefined) return { code: 'RB146', message: `its schema is no JSON Schema: ${broken}` };
  return [undefined, ...(whole.variants ?? []).map(({ id }) => id)].map((variant) => machineFault(whole, variant)).find((fault) => fault !== undefined);
}

function machineFault(module: RuleModule, variant: string | undefined): Fault | undefined {
  const under = variant === undefined ? '' : ` under the variant "${variant}"`;
  try {
    const { machine } = benchFor(module, variant);
    return isMachine(machine) ? undefined : { code: 'RB146', message: `its machineOf returns no machine${under}` };
  } catch (thrown) {
    return { code: 'RB147', message: `its machineOf threw${under}: ${errorOf(thrown).message}` };
  }
}

function isMachine(value: unknown): boolean {
  return isRecord(value) && isRecord(value['root']) && isRecord(value['states']) && typeof value['getInitialSnapshot'] === 'function';
}

function lackingIn(module: unknown): string | undefined {
  if (!isRecord(module)) return 'it is no object';
  for (const key of ['id', 'title', 'version']) if (!isText(module[key])) return `it has no ${key}`;
  if (typeof module['machineOf'] !== 'function') return 'it has no function machineOf';
  if (!isRecord(module['rules'])) return 'it has no rules';
  if (!isRecord(module['schema']) || !isRecord(module['schema']['$defs'])) return 'it has no schema with $defs';
  const method = METHODS.find((key) => module[key] !== undefined && typeof module[key] !== 'function');
  if (method !== undefined) return `its ${method} is no function`;
  const secrets = module['secrets'];
  if (secrets !== undefined && !(isRecord(secrets) && typeof secrets['context'] === 'function' && typeof secrets['event'] === 'function')) return 'its secrets are not { context, event }, both functions';
  const found = module['knownFindings'];
  if (found !== undefined && !(isRecord(found) && Object.values(found).every(isText))) return 'its knownFindings are not reasons by the ids of findings';
  return tableFault(module['rules'], 'its rules')
    ?? listFault(module['invariants'], 'invariants', (one) => isText(one['id']) && isText(one['says']) && Array.isArray(one['cites']) && typeof one['holds'] === 'function', '{ id, cites, says, holds }')
    ?? listFault(module['variants'], 'variants', (one) => isText(one['id']) && isText(one['title']) && isRecord(one['replaced']), '{ id, title, replaced }')
    ?? listFault(module['metrics'], 'metrics', (one) => isText(one['id']) && isText(one['title']) && ['value', 'adds'].every((key) => one[key] === undefined || typeof one[key] === 'function') && (one['value'] ?? one['adds']) !== undefined, '{ id, title, value } or { id, title, adds }')
    ?? listFault(module['policies'], 'policies', (one) => isText(one['id']) && isText(one['title']) && typeof one['choose'] === 'function', '{ id, title, choose }')
    ?? replacedFault(module['variants']);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function listFault(list: unknown, name: string, isOne: (item: Readonly<Record<string, unknown>>) => boolean, shape: string): string | undefined {
  if (list === undefined) return undefined;
  if (!Array.isArray(list)) return `its ${name} are no list`;
  const wrong = list.findIndex((item: unknown) => !isRecord(item) || !isOne(item));
  return wrong === -1 ? undefined : `item ${wrong + 1} of its ${name} is not ${shape}`;
}

function replacedFault(variants: unknown): string | undefined {
  const all: readonly unknown[] = Array.isArray(variants) ? variants : [];
  return all.map((one) => (isRecord(one) && isRecord(one['replaced']) ? tableFault(one['replaced'], `what its variant "${String(one['id'])}" replaces`) : undefined)).find((fault) => fault !== undefined);
}

function tableFault(table: Readonly<Record<string, unknown>>, what: string): string | undefined {
  const wrong = Object.entries(table).find(([, one]) => !isRecord(one) || !isText(one['id']) || !isText(one['kind']) || !Array.isArray(one['cites']));
  return wrong === undefined ? undefined : `${what}: "${wrong[0]}" is neither rule nor measure`;
}
