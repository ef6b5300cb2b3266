import type { Diagnostic } from '../contract/problem.ts';
import { operatorsOf, variablesOf } from '../rules/condition.ts';
import type { Condition } from './condition.ts';
import { CONDITION_OPERATORS } from './condition.ts';

const KNOWN: ReadonlySet<string> = new Set(CONDITION_OPERATORS);
const REGISTRATION: ReadonlySet<string> = new Set(['track', 'mode', 'registrations_day']);

/** Which names a condition may read where it stands. */
export interface ConditionScope {
  readonly fields: ReadonlySet<string>;
  /** Fields of the same row; undefined outside a repeatable group. */
  readonly row?: ReadonlySet<string>;
}

function mayRead(name: string, scope: ConditionScope): boolean {
  const [first = '', ...rest] = name.split('.');
  if (first === 'registration') return REGISTRATION.has(rest[0] ?? '');
  if (first === 'answers') return rest.length >= 2;
  if (first === 'row') return scope.row?.has(rest.join('.')) === true;
  return scope.fields.has(first);
}

/** What is wrong with a condition: operators that are not known, names that nothing has. */
export function diagnoseCondition(
  condition: Condition | undefined,
  pointer: string,
  scope: ConditionScope,
): Diagnostic[] {
  if (condition === undefined) return [];
  const error = (code: string, problem: string, expected?: string): Diagnostic => ({
    pointer,
    severity: 'error',
    code,
    problem,
    ...(expected !== undefined && { expected }),
  });
  const operators = operatorsOf(condition)
    .filter((operator) => !KNOWN.has(operator))
    .map((operator) =>
      error('unknown_operator', `"${operator}" is not an operator.`, CONDITION_OPERATORS.join(', ')),
    );
  const dangling = variablesOf(condition)
    .filter((name) => !mayRead(name, scope))
    .map((name) => error('dangling', `The condition reads "${name}", which this form does not have.`));
  return [...operators, ...dangling];
}
