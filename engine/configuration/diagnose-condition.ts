import type { Diagnostic } from '../contract/problem.ts';
import { operatorsOf, variablesOf } from '../rules/condition.ts';
import type { Condition } from './condition.ts';
import { CONDITION_OPERATORS } from './condition.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { documentFault } from './document-fault.ts';

const KNOWN: ReadonlySet<string> = new Set(CONDITION_OPERATORS);
const REGISTRATION: ReadonlySet<string> = new Set(['track', 'mode', 'registrations_day']);

/** Which names a condition may read where it stands. */
export interface ConditionScope {
  readonly fields: ReadonlySet<string>;
  /** Fields of the same row; undefined outside a repeatable group. */
  readonly row?: ReadonlySet<string>;
  /** What of the registration besides its choices is known by then. */
  readonly registration?: ReadonlySet<string>;
  /** Fields of another form, undefined for one that is not there; absent where forms are not known. */
  readonly fieldsOf?: (form: string) => readonly string[] | undefined;
}

/** What conditions of fees and discounts may read: the registration with its membership, every form's answers. */
export function feeScope({ fieldsOf }: DiagnoseContext): ConditionScope {
  return {
    fields: new Set(),
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

/** What is wrong with a condition: operators that are not known, names that nothing has. */
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
        `"${operator}" is not an operator.`,
        CONDITION_OPERATORS.join(', '),
      ),
    );
  const dangling = variablesOf(condition)
    .filter((name) => !mayRead(name, scope))
    .map((name) => documentFault(pointer, 'dangling', `The condition reads "${name}", which is not there.`));
  return [...operators, ...dangling];
}
