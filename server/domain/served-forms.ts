import type { Locale } from '#engine/configuration/text.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import type { FormField } from '#engine/translate/form-fields.ts';
import { type AnswerChecker, createAnswerChecker } from '#engine/validation/check-answers.ts';
import type { FieldError } from '#engine/validation/field-error.ts';
import { messageOf } from '#engine/validation/message-of.ts';
import type { FormContext } from '#engine/values/form-context.ts';
import { type TemplatePath, templateOf } from '#engine/values/path.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from './dossier-row.ts';
import { formContext } from './dossier-view.ts';
import { type FormParts, formParts } from './form-parts.ts';

/** A form as it is served, with the check of its answers. */
export type PreparedForm = {
  readonly served: ServedForm;
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
  readonly check: AnswerChecker;
  /** What its conditions read of a registration. */
  contextOf(row: DossierRow): FormContext;
  /** An error as clients are told of it: the path of the answer, or of the part of it, and words for it. */
  describe(error: FieldError, language: Locale): { path: string; message: string };
};

type Configured = Pick<ConfigurationStore, 'current'>;
const prepared = new WeakMap<FormParts, PreparedForm>();

/** The newest version of a form with its lists; prepared once a version, since compiling costs far more than checking. */
export function prepareForm(
  configuration: Configured,
  eventCode: string,
  formType: string,
): PreparedForm | undefined {
  const parts = formParts(configuration, eventCode, formType);
  if (!parts) return undefined;
  const form = prepared.get(parts) ?? prepare(configuration, parts);
  prepared.set(parts, form);
  return form;
}

function prepare(configuration: Configured, { served, fields }: FormParts): PreparedForm {
  let checker: AnswerChecker | undefined;
  return {
    served,
    fields,
    contextOf: (row) => formContext(configuration, row),
    check(answers, context) {
      checker ??= createAnswerChecker(served);
      return checker(answers, context);
    },
    describe(error, language) {
      const field = fields.get(templateOf(error.path))?.field;
      // The rules take a part of a compound value for no field, but the organizer's own words count there too.
      const speaking = error.within === undefined || field?.message !== undefined ? field : undefined;
      const path = error.within === undefined ? error.path : `${error.path}.${error.within}`;
      return { path: path || 'values', message: messageOf(error, speaking, language) };
    },
  };
}
