import { isYes } from '../../../form/field/flag.ts';
import { findDefinition } from '../../../form/field-types/registry.ts';
import type { PlacedField } from '../../../form/form-document/field-tree.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '../../diagnosis/document-fault.ts';
import { optionsOf } from '../../diagnosis/possible-values.ts';
import { says } from './problems.ts';

/** Limits of a field that no value meets, and lists without an option. */
export function diagnoseLimits({ field, pointer }: PlacedField, context: DiagnoseContext): Diagnostic[] {
  return [
    ...emptyList({ field, pointer }, context),
    ...lateDays(field, pointer),
    ...exclusiveLimits(field, pointer),
  ];
}

function emptyList(
  { field, pointer }: Pick<PlacedField, 'field' | 'pointer'>,
  context: DiagnoseContext,
): Diagnostic[] {
  const list = ('options_from' in field && field.options_from) || findDefinition(field)?.list?.(field);
  if (!list || ('options' in field && field.options) || optionsOf(field, context)?.length !== 0) return [];
  const at = 'options_from' in field ? `${pointer}/options_from` : pointer;
  const isRequired = isYes(field.required, field.require_if === undefined) && isYes(field.enabled, true);
  const problem = says('emptyList', { list });
  return isRequired
    ? [documentFault(at, 'closed', [problem, says('requiredClosed')])]
    : [documentWarning(at, 'closed', problem)];
}

/** Days from today can be compared with each other, not with a date. */
function asOrder(limit: unknown): { readonly from: string; readonly at: number } | undefined {
  if (typeof limit !== 'string') return undefined;
  const [, offset = '0'] = /^today([+-]\d+)?$/.exec(limit) ?? [];
  if (limit.startsWith('today')) return { from: 'today', at: Number(offset) };
  return limit.includes(':')
    ? { from: 'clock', at: Number(limit.replace(':', '')) }
    : { from: 'calendar', at: Date.parse(limit) };
}

function lateDays(field: PlacedField['field'], pointer: string): Diagnostic[] {
  const [low, high] = [asOrder(Reflect.get(field, 'earliest')), asOrder(Reflect.get(field, 'latest'))];
  if (!low || !high || low.from !== high.from || !(low.at > high.at)) return [];
  const problem = says('latestBeforeEarliest', { low: 'earliest', high: 'latest' });
  return [documentFault(`${pointer}/earliest`, 'range', problem)];
}

const LOWS = ['minimum', 'exclusiveMinimum'] as const;
const HIGHS = ['maximum', 'exclusiveMaximum'] as const;

/** Limits of which at least one is not included itself: nothing is between equal ones. */
function exclusiveLimits(field: PlacedField['field'], pointer: string): Diagnostic[] {
  const limit = (name: string) => {
    const found: unknown = Reflect.get(field, name);
    return typeof found === 'number' ? found : undefined;
  };
  return LOWS.flatMap((low) =>
    HIGHS.flatMap((high) => {
      const [least, most] = [limit(low), limit(high)];
      const isInclusive = low === 'minimum' && high === 'maximum';
      if (isInclusive || least === undefined || most === undefined || least < most) return [];
      return [documentFault(`${pointer}/${low}`, 'range', says('noneBetween', { low, high, least, most }))];
    }),
  );
}
