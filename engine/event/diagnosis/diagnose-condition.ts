import type { Condition } from '../../form/field/condition.ts';
import { CONDITION_OPERATORS } from '../../form/field/condition.ts';
import { operatorsOf, variablesOf } from '../../form/rules/condition.ts';
import { canBeMet } from './can-be-met.ts';
import { comparedValues } from './compared-values.ts';
import type { DiagnoseContext } from './context.ts';
import type { Diagnostic } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';
import { documentFault } from './document-fault.ts';
import { isPossible, type ValuesOf, valuesInContext } from './possible-values.ts';
import { says } from './problems.ts';
import type { Sentence } from './sentence.ts';

const KNOWN: ReadonlySet<string> = new Set(CONDITION_OPERATORS);
const REGISTRATION: ReadonlySet<string> = new Set(['track', 'mode', 'registrations_day']);

/** The names that a condition can read at its place. */
export interface ConditionScope {
  readonly fields: ReadonlySet<string>;
  /** Fields of the same row; undefined outside a repeatable group. */
  readonly row?: ReadonlySet<string>;
  /** Facts of the registration, besides its choices, that are known by then. */
  readonly registration?: ReadonlySet<string>;
  /** The fields of another form, undefined if it is missing; absent if forms are unknown. */
  readonly fieldsOf?: (form: string) => readonly string[] | undefined;
  /** The possible values of names; absent if unknown. */
  readonly valuesOf?: ValuesOf;
}

/** The names for conditions of fees and discounts: the registration with its membership, and all answers. */
export function feeScope(context: DiagnoseContext): ConditionScope {
  const { fieldsOf } = context;
  return {
    fields: new Set(),
    valuesOf: valuesInContext(context),
    registration: new Set(['membershipType']),
    ...(fieldsOf && { fieldsOf }),
  };
}

function mayRead(name: string, scope: ConditionScope): boolean {
  const [first = '', ...rest] = name.split('.');
  if (first === 'registration') {
    return REGISTRATION.has(rest[0] ?? '') || scope.registration?.has(rest[0] ?? '') === true;
  }
  if (first === 'answers') return rest.length >= 2 && mayReadAnswer(rest, scope);
  if (first === 'row') return scope.row?.has(rest[0] ?? '') === true;
  return scope.fields.has(first);
}

function mayReadAnswer([form = '', field = '']: readonly string[], { fieldsOf }: ConditionScope): boolean {
  return !fieldsOf || fieldsOf(form)?.includes(field) === true;
}

/** The most values that are listed as an answer's possible ones. */
const MOST_LISTED = 20;

/** Comparisons with values that a name cannot have: nothing ever meets them, or everything does. */
function impossibleValues(condition: Condition, pointer: string, valuesOf: ValuesOf): Diagnostic[] {
  return comparedValues(condition).flatMap(({ name, operator, values }) => {
    const known = valuesOf(name);
    if (!known) return [];
    const names = known.values?.map(String) ?? [];
    const expected =
      known.values && names.length <= MOST_LISTED
        ? known.values.map((each) => JSON.stringify(each)).join(', ')
        : undefined;
    return values
      .filter((value) => !isPossible(value, operator, known))
      .map((value) =>
        documentFault(
          pointer,
          'impossible_value',
          known.number
            ? says('comparedWithNumber', { name, value: JSON.stringify(value) })
            : [
                says('comparedWithNever', { name, value: JSON.stringify(value) }),
                ...didYouMean(String(value), names),
              ],
          known.number ? says('aNumberExpected') : expected,
        ),
      );
  });
}

/** A fault if a condition can never be true; nothing if that cannot be decided, or if a value is reported already. */
export function neverMet(
  condition: Condition | undefined,
  pointer: string,
  { valuesOf }: ConditionScope,
  context: DiagnoseContext,
  problem: Sentence,
): Diagnostic[] {
  if (condition === undefined || !valuesOf) return [];
  if (impossibleValues(condition, pointer, valuesOf).length > 0) return [];
  return canBeMet(condition, valuesOf, context) === false
    ? [documentFault(pointer, 'never_met', problem)]
    : [];
}

/** What is wrong with a condition: operators that are not known, names that nothing has, values that a name cannot have. */
export function diagnoseCondition(
  condition: Condition | undefined,
  pointer: string,
  scope: ConditionScope,
): Diagnostic[] {
  if (condition === undefined) return [];
  const operators = operatorsOf(condition)
    .filter((operator) => !KNOWN.has(operator))
    .map((operator) =>
      documentFault(
        pointer,
        'unknown_operator',
        says('unknownOperator', { operator }),
        CONDITION_OPERATORS.join(', '),
      ),
    );
  const dangling = variablesOf(condition)
    .filter((name) => !mayRead(name, scope))
    .map((name) => documentFault(pointer, 'dangling', says('unknownName', { name })));
  if (operators.length + dangling.length > 0) return [...operators, ...dangling];
  return scope.valuesOf ? impossibleValues(condition, pointer, scope.valuesOf) : [];
}
