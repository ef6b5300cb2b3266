import { templateOf } from '#engine/form/field/path.ts';
import { isBlank } from '#engine/form/field-types/blank.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { listFields } from '#engine/form/translate/form-fields.ts';
import { type AnswerChecker, createAnswerChecker } from '#engine/form/validation/check-answers.ts';
import { messageOf } from '#engine/form/validation/message-of.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { wordIn } from '#server/languages/words.ts';

/** An invalid answer in a form: its place, label and reason. */
export interface AnswerProblem {
  readonly form: string;
  readonly path: string;
  readonly label: string;
  readonly reason: string;
  /** The violated rule: a former violation is not news. */
  readonly rule: string;
}

/** A step's answers in a form: valid ones and problems. */
export interface CheckedForm {
  readonly values: Values;
  readonly problems: readonly AnswerProblem[];
}

/** Checks answers against one version of a form, at the time of the recording. */
export function formChecker(form: ServedForm, at: Date, locale: Locale) {
  const fields = listFields(form.document, form.lists);
  let checker: AnswerChecker | undefined;
  return (answers: Values, context: FormContext): CheckedForm => {
    checker ??= createAnswerChecker(form, () => at);
    const asked = Object.entries(answers).filter(([code]) => fields.has(code));
    const { values, errors } = checker(Object.fromEntries(asked), context);
    const problem = (path: string, rule: string, reason: string): AnswerProblem => {
      const label = fields.get(templateOf(path))?.field.label;
      return {
        form: form.form_type,
        path,
        label: label === undefined ? path : resolveText(label, locale),
        reason,
        rule,
      };
    };
    const lost = Object.keys(answers).filter(
      (code) => !isBlank(answers[code]) && !Object.hasOwn(values, code),
    );
    return {
      values,
      problems: [
        ...lost.map((code) => problem(code, 'unasked', wordIn('replay.unasked', locale))),
        ...errors.map((error) => {
          const field = fields.get(templateOf(error.path))?.field;
          const path = error.within === undefined ? error.path : `${error.path}.${error.within}`;
          return problem(path, error.keyword, messageOf(error, field, locale));
        }),
      ],
    };
  };
}
