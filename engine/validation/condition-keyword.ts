import type Ajv from 'ajv';
import type { Condition } from '../configuration/condition.ts';
import { holds } from '../rules/condition.ts';
import type { FormContext } from '../values/form-context.ts';

/**
 * Adds `condition` to ajv: valid when its JSON Logic holds for the whole submission, `row` being the object
 * it stands on, `registration` and `answers` the context the validator is called with.
 */
export function addConditionKeyword(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: 'condition',
    schemaType: ['object', 'boolean'],
    errors: false,
    validate: function (
      this: FormContext,
      condition: Condition,
      row: unknown,
      _schema: unknown,
      at?: { rootData: unknown },
    ) {
      const root = (at?.rootData ?? {}) as Record<string, unknown>;
      return holds(condition, { ...root, ...this, row });
    },
  });
}
