import type { ListQuestion } from '#engine/contract/desk-list.ts';
import { definitionOf, isFieldType } from '#engine/form/field-types/registry.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { FormField } from '#engine/form/translate/form-fields.ts';
import { type LoadedForm, loadForm } from '#server/answers/load-form.ts';
import { isAnswered, labelOf } from '#server/answers/question-label.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';

type Configured = Pick<ConfigurationStore, 'current' | 'list'>;

/** The forms that an event's flows ask, each once. */
export function formsOfEvent(configuration: Configured, eventCode: string): LoadedForm[] {
  const types = configuration
    .list(eventCode)
    .flatMap(({ document }) => (document.kind === 'flow' ? document.steps : []))
    .flatMap(({ form_type }) => form_type ?? []);
  return [...new Set(types)].flatMap((type) => loadForm(configuration, eventCode, type) ?? []);
}

/** The questions of an event's forms in a language, those that an export has a column for. */
export function listQuestions(configuration: Configured, eventCode: string, locale: Locale): ListQuestion[] {
  return formsOfEvent(configuration, eventCode).flatMap(({ served, fields }) => {
    const form = resolveText(served.document.title, locale);
    return [...fields.values()].filter(isAnswered).map((field) => {
      const options = possibleAnswers(field).map(({ id, label }) => ({ id, label: label(locale) }));
      return {
        id: `${served.form_type}/${field.template}`,
        form,
        label: labelOf(field, locale),
        ...(options.length > 0 && { options }),
      };
    });
  });
}

/** The answers to choose from for a question that a list names; none if any text is an answer. */
export function optionsOf(
  { configuration, eventCode }: { configuration: Configured; eventCode: string },
  question: string,
): readonly { readonly id: string }[] {
  const [form = '', ...field] = question.split('/');
  const asked = loadForm(configuration, eventCode, form);
  const found = [...(asked?.fields.values() ?? [])].find(({ template }) => template === field.join('/'));
  return found ? possibleAnswers(found) : [];
}

function possibleAnswers({ field, options }: FormField): { id: string; label: (locale: Locale) => string }[] {
  if (options.length > 0)
    return options.map(({ id, name }) => ({ id, label: (locale) => resolveText(name, locale) || id }));
  if (!isFieldType(field.type)) return [];
  const { possible = [], words } = definitionOf(field.type);
  return possible.map((value) => ({
    id: String(value),
    label: (locale) => words(value, field as never, { locale, options: [] }).join(', '),
  }));
}
