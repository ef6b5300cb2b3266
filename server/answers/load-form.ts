import type { FieldError } from '#engine/form/field/field-error.ts';
import { type TemplatePath, templateOf } from '#engine/form/field/path.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { FormField } from '#engine/form/translate/form-fields.ts';
import { type AnswerChecker, createAnswerChecker } from '#engine/form/validation/check-answers.ts';
import { messageOf } from '#engine/form/validation/message-of.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { formContext } from './dossier-view.ts';
import { type FormParts, formParts } from './form-parts.ts';

/** A form as it is served, with the check of its answers. */
export type LoadedForm = {
  readonly served: ServedForm;
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
  readonly check: AnswerChecker;
  /** The values that its conditions read. */
  contextOf(row: DossierRow): FormContext;
  /** An error for clients: the answer's path, or that of its part, and a message. */
  describe(error: FieldError, language: Locale): { path: string; message: string };
};

type Configured = Pick<ConfigurationStore, 'current'>;
const prepared = new WeakMap<FormParts, LoadedForm>();

/** The newest version of a form with its lists; prepared once a version, since compiling costs far more than checking. */
export function loadForm(
  configuration: Configured,
  eventCode: string,
  formType: string,
): LoadedForm | undefined {
  const parts = formParts(configuration, eventCode, formType);
  if (!parts) return undefined;
  const form = prepared.get(parts) ?? prepare(configuration, parts);
  prepared.set(parts, form);
  return form;
}

function prepare(configuration: Configured, { served, fields }: FormParts): LoadedForm {
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
      // Rules do not treat a part of a compound value as a field, but the organizer's message applies there too.
      const speaking = error.within === undefined || field?.message !== undefined ? field : undefined;
      const path = error.within === undefined ? error.path : `${error.path}.${error.within}`;
      return { path: path || 'values', message: messageOf(error, speaking, language) };
    },
  };
}
