import type { Condition } from '../../form/field/condition.ts';
import { holds, operatorsOf, variablesOf } from '../../form/rules/condition.ts';
import { comparedValues, EQUALITIES, ITERATIONS, ORDERS } from './compared-values.ts';
import type { DiagnoseContext } from './context.ts';
import type { PossibleValues, ValuesOf } from './possible-values.ts';

/** With more combinations, nothing is reported about the condition. */
const MOST = 20_000;
/** Up to this many values, all selections are tried; otherwise single ones, all, and none. */
const MOST_COMBINED = 4;
/** The names that one choice of a registration sets together. */
const CHOICE = ['registration.track', 'registration.mode', 'registration.registrations_day'];

/** A possible combination of values. */
export type Assignment = Readonly<Record<string, unknown>>;

/** Every selection of at least one, in the order given. */
export function selectionsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length > MOST_COMBINED) return [...items.map((item) => [item]), [...items]];
  const all: Item[][] = [];
  for (const item of items) all.push(...all.map((some) => some.concat([item])), [item]);
  return all;
}

/** Every track in each of its modes on each selection of days; undefined where the event is not known. */
export function choicesOf({ event }: Pick<DiagnoseContext, 'event'>): Assignment[] | undefined {
  return event?.tracks.flatMap(({ code, modes }) =>
    modes.flatMap((mode) =>
      selectionsOf(event.days.map((day) => day.code)).map((days) => ({
        'registration.track': code,
        'registration.mode': mode,
        'registration.registrations_day': days,
      })),
    ),
  );
}

const NEVER_COMPARED = '\u{10FFFF}';

/** The values to try for a name: its own, or values that distinguish the literals it is compared with. */
function candidates(known: PossibleValues | undefined, literals: readonly unknown[]): unknown[] {
  const none = !known || known.isOptional || known.isList ? [undefined] : [];
  if (known?.values) {
    const values = known.isList ? selectionsOf(known.values.filter(isRead(literals))) : known.values;
    return [...none, ...values, ...(known.isList ? [[NEVER_COMPARED]] : [])];
  }
  const figures = literals.filter((literal) => typeof literal === 'number' || known?.number).map(Number);
  const near = figures.flatMap((figure) => [figure - 1, figure - 0.5, figure, figure + 0.5, figure + 1]);
  if (known?.number) {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = known.number;
    const bounds = [minimum, maximum].filter(Number.isFinite);
    const inside = [...near, ...bounds, 0, 1].filter((value) => value >= minimum && value <= maximum);
    return [...none, ...new Set(inside)];
  }
  // An unknown value may be a list.
  const lists = literals.length > 1 ? selectionsOf(literals) : [];
  return [...new Set([undefined, '', ...literals, ...near, true, '0', NEVER_COMPARED]), ...lists];
}

const isRead = (literals: readonly unknown[]) => (value: unknown) =>
  literals.length === 0 || literals.includes(value);

/**
 * Whether a condition reads something that its literals do not distinguish: sums, computed names, comparisons between
 * answers.
 */
function isBeyond(condition: Condition): boolean {
  const known = new Set([...EQUALITIES, ...ORDERS, 'in', 'and', 'or', '!', '!!', 'var', 'if']);
  const operators = operatorsOf(condition);
  if (operators.some((operator) => !known.has(operator) || ITERATIONS.has(operator))) return true;
  const comparisons = operators.filter((each) => EQUALITIES.has(each) || ORDERS.has(each) || each === 'in');
  return comparedValues(condition).length !== comparisons.length;
}

/** All combinations of the names that conditions read; undefined if there are too many or they cannot be listed. */
export function assignmentsOf(
  conditions: readonly Condition[],
  valuesOf: ValuesOf,
  context: Pick<DiagnoseContext, 'event'>,
): Assignment[] | undefined {
  if (conditions.some(isBeyond)) return undefined;
  const names = [...new Set(conditions.flatMap((condition) => variablesOf(condition)))];
  const compared = comparedValues(conditions);
  const choices = names.some((name) => CHOICE.includes(name)) ? choicesOf(context) : undefined;
  let all: Assignment[] = choices ?? [{}];
  for (const name of names) {
    if (choices && CHOICE.includes(name)) continue;
    const literals = compared.flatMap((each) => (each.name === name ? each.values : []));
    const values = candidates(valuesOf(name), literals);
    if (all.length * values.length > MOST) return undefined;
    all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return all;
}

/** The scope of a condition in which names are as assigned. */
export function scopeOf(assignment: Assignment): Record<string, unknown> {
  const scope: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(assignment)) {
    const parts = name.split('.');
    const last = parts.pop() ?? '';
    let at = scope;
    for (const part of parts) {
      const next = at[part];
      const inner = typeof next === 'object' && next !== null ? (next as Record<string, unknown>) : {};
      at[part] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return scope;
}

/** Whether anything can meet a condition; undefined where that cannot be told. */
export function canBeMet(
  condition: Condition,
  valuesOf: ValuesOf,
  context: Pick<DiagnoseContext, 'event'>,
): boolean | undefined {
  if (typeof condition === 'boolean') return condition;
  return assignmentsOf([condition], valuesOf, context)?.some((each) => holds(condition, scopeOf(each)));
}
