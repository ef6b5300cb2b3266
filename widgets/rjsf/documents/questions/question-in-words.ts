import type { RJSFSchema } from '@rjsf/utils';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { conditionInWords } from '../conditions/condition-sentence.ts';
import type { ConditionSubject } from '../conditions/condition-subjects.ts';
import { sayInDocument as say } from '../messages.ts';
import { textIn } from '../text-in.ts';
import { isAsked, typeName } from './field-definitions.ts';

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a question is called: its label, or the words that it shows; '' without any. */
export function questionName(question: unknown, locale: Locale): string {
  if (!isPlain(question)) return '';
  return textIn(question['label'], locale).trim() || plainText(textIn(question['html'], locale)).slice(0, 80);
}

/** The same, or its code, or that it has no label yet. */
export function questionTitle(question: unknown, root: RJSFSchema, locale: Locale): string {
  const name = questionName(question, locale);
  if (name !== '') return name;
  const type = isPlain(question) ? String(question['type']) : '';
  return isAsked(type) || type === '' ? say('unnamed', locale) : typeName(root, type);
}

/** What there is to know of a question at a glance: “Text, required, shown when Role is Teacher”. */
export function questionInWords(
  question: unknown,
  root: RJSFSchema,
  subjects: readonly ConditionSubject[],
  locale: Locale,
): string {
  if (!isPlain(question)) return '';
  const { type, required, require_if: requireIf, show_if: showIf } = question;
  const inWords = (condition: unknown) => conditionInWords(condition, subjects, locale);
  const words = [typeName(root, String(type))];
  if (isAsked(String(type))) {
    if (requireIf !== undefined && required !== 'Y')
      words.push(say('requiredWhen', locale, { condition: inWords(requireIf) }));
    else words.push(say(required === 'N' ? 'isOptional' : 'isRequired', locale));
  }
  if (showIf !== undefined) words.push(say('shownWhen', locale, { condition: inWords(showIf) }));
  return words.join(', ');
}
