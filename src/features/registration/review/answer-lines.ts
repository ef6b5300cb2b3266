import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import type { Summary } from '#engine/field-types/definition.ts';
import { definitionOf } from '#engine/field-types/registry.ts';
import { plainName, wholeSentence } from '#engine/format/whole-sentence.ts';
import { answerText } from '#engine/translate/answer-text.ts';
import { subjectsOf } from '#engine/translate/field-subject.ts';
import { type FormField, listFields } from '#engine/translate/form-fields.ts';
import type { Values } from '#engine/values/form-store.ts';

/** Answer path to messages. */
export type AnswerErrors = Readonly<Record<string, readonly string[]>>;

/** One answer in words, and what is wrong with it. */
export interface AnswerLine {
  readonly id: string;
  readonly summary: Summary | undefined;
  readonly label: string;
  readonly text: readonly string[];
  readonly errors: readonly string[];
}

const NO_ERRORS: AnswerErrors = {};

/** The answers of a form in words, in page order. */
export function answerLines(
  form: ServedForm,
  values: Values,
  locale: Locale,
  errors: AnswerErrors = NO_ERRORS,
): AnswerLine[] {
  const fields = [...listFields(form.document, form.lists).values()];
  const subjectOf = subjectsOf(form, locale);
  const errorsAt = (path: string) =>
    Object.entries(errors).flatMap(([at, messages]) =>
      at === path || at.startsWith(`${path}.`)
        ? messages.map((message) => wholeSentence(subjectOf(at) ?? plainName(at), message))
        : [],
    );
  const line = (
    field: FormField,
    path: string,
    prefix: string,
    value: unknown,
    wrong: readonly string[],
  ): AnswerLine => ({
    id: path,
    summary: definitionOf(field.field.type).summary,
    label: `${prefix}${resolveText(field.field.label, locale) || field.field.code}`,
    text: answerText(field, value, locale),
    errors: wrong,
  });
  return fields.flatMap((field): AnswerLine[] => {
    const asked = field.field;
    const { code } = asked;
    const { role, summary } = definitionOf(asked.type);
    if (field.group !== undefined || role === 'display' || summary === 'elsewhere') return [];
    if (role !== 'group') {
      const wrong = errorsAt(code);
      const given = Object.hasOwn(values, code);
      return given || wrong.length > 0 ? [line(field, code, '', values[code], wrong)] : [];
    }
    const rows: unknown = values[code];
    const groupErrors = (errors[code] ?? []).map((message) => wholeSentence(subjectOf(code) ?? '', message));
    const own = groupErrors.length > 0 ? [line(field, code, '', undefined, groupErrors)] : [];
    if (!Array.isArray(rows)) return own;
    const inside = fields.filter((row) => row.group === code);
    return [
      ...own,
      ...rows.flatMap((row: Values, index) =>
        inside.flatMap((rowField) => {
          const path = `${code}.${index}.${rowField.field.code}`;
          const wrong = errorsAt(path);
          if (!Object.hasOwn(row, rowField.field.code) && wrong.length === 0) return [];
          const prefix = `${resolveText(('item_label' in asked ? asked.item_label : undefined) ?? asked.label, locale)} ${index + 1}, `;
          return [line(rowField, path, prefix, row[rowField.field.code], wrong)];
        }),
      ),
    ];
  });
}
