import type { ServedForm } from '../form-document/served-form.ts';
import '../phone/install.ts';
import type { FieldError } from '../field/field-error.ts';
import type { Clock } from '../format/calendar-day.ts';
import { systemClock } from '../keywords/index.ts';
import { collectRules } from '../rules/form-rules.ts';
import { listFields } from '../translate/form-fields.ts';
import { EMPTY_CONTEXT, type FormContext } from '../values/form-context.ts';
import { createFormStore, type Values } from '../values/form-store.ts';
import { compileValidator } from './form-validator.ts';

/** What of the answers counts, and what is wrong with it; rows are named by their index. */
export interface CheckedAnswers {
  readonly values: Values;
  readonly errors: readonly FieldError[];
}

/** Checks answers from outside against one version of a form, whoever sent them. */
export type AnswerChecker = (answers: Values, context?: FormContext) => CheckedAnswers;

/**
 * Prepares the check that browser and server share: the rules decide which answers count, the schema whether
 * they are right. Answers of hidden fields are dropped, those without a field are an error.
 */
export function createAnswerChecker(form: ServedForm, clock: Clock = systemClock): AnswerChecker {
  const fields = listFields(form.document, form.lists);
  const rules = collectRules(form.document);
  const validate = compileValidator(form, clock);
  return (answers, context = EMPTY_CONTEXT) => {
    const store = createFormStore({ fields, rules, context, answers });
    const values = store.submission();
    const unknown = Object.keys(answers).filter((code) => !fields.has(code));
    return {
      values,
      errors: [
        ...unknown.map((path) => ({ path, keyword: 'additionalProperties' })),
        ...validate(values, context),
      ],
    };
  };
}
