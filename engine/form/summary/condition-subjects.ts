import { definitionOf } from '../field-types/registry.ts';
import type { ServedForm } from '../form-document/served-form.ts';
import { type Locale, resolveText } from '../languages/text.ts';
import { type FormField, listFields } from '../translate/form-fields.ts';
import { answerText } from './answer-text.ts';
import type { ConditionSubject } from './condition-sentence.ts';

const ANSWERS = 'answers';

/** The form that a name reads (`answers.form.field`); undefined for other names. */
export function formNamed(name: string): string | undefined {
  const [first, form, field] = name.split('.');
  return first === ANSWERS && field !== undefined ? form : undefined;
}

/** Returns the questions that a condition reads; undefined for missing ones. */
export function subjectsIn(
  forms: readonly ServedForm[],
  locale: Locale,
): (name: string) => ConditionSubject | undefined {
  const fields = new Map(forms.map((form) => [form.form_type, listFields(form.document, form.lists)]));
  return (name) => {
    const [, , ...path] = name.split('.');
    const inForm = fields.get(formNamed(name) ?? '');
    const field = inForm?.get(path.join('.'));
    return field && subjectOf(field, locale);
  };
}

function subjectOf(field: FormField, locale: Locale): ConditionSubject | undefined {
  const { role } = definitionOf(field.field.type);
  const label = resolveText(field.field.label, locale).replace(/\*$/, '').trim();
  // Preset fields are not shown to the visitor.
  if (!label || role === 'preset' || role === 'display') return undefined;
  return {
    label,
    kind: 'answer',
    possible: possibleOf(field),
    words: (value) => wordsOf(field, value, locale),
  };
}

function possibleOf({ field, options }: FormField): readonly unknown[] {
  const { possible } = definitionOf(field.type);
  if (possible) return possible.includes(true) ? [true, false] : possible;
  return options.map(({ id }) => id);
}

/** A value in words; undefined without any, such as a removed option. */
function wordsOf(field: FormField, value: unknown, locale: Locale): string | undefined {
  const { needsOptions } = definitionOf(field.field.type);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (needsOptions && !values.every((each) => field.options.some(({ id }) => id === each))) return undefined;
  const own = answerText(field, value, locale);
  // A condition may look for one of several choices.
  const text = own.length > 0 ? own : answerText(field, values, locale);
  return text.length > 0 ? text.join(', ') : undefined;
}
