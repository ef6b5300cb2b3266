import type Ajv from 'ajv';
import type { Condition } from '../field/condition.ts';
import { holds } from '../rules/condition.ts';
import type { FormContext } from '../values/form-context.ts';

/**
 * Adds `condition` to ajv: valid if its JSON Logic is true for the submission, with the innermost row as `row` and the
 * validator's context as `registration` and `answers`.
 */
export function addConditionKeyword(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: 'condition',
    schemaType: ['object', 'boolean'],
    errors: false,
    validate: function (
      this: FormContext,
      condition: Condition,
      _data: unknown,
      _schema: unknown,
      at?: { rootData: unknown; instancePath: string },
    ) {
      const root = (at?.rootData ?? {}) as Record<string, unknown>;
      return holds(condition, { ...root, ...this, row: rowAt(root, at?.instancePath ?? '') });
    },
  });
}

/** The innermost row of a submission that a JSON pointer leads into. */
function rowAt(root: unknown, pointer: string): unknown {
  let at: unknown = root;
  let row: unknown;
  for (const step of pointer.split('/').slice(1)) {
    const isRow = Array.isArray(at);
    at = (at as Record<string, unknown> | undefined)?.[step];
    if (isRow) row = at;
  }
  return row;
}
