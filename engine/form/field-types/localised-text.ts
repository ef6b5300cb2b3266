import { LOCALES, resolveText, type Text } from '../languages/text.ts';
import { constraints, isBlank, onSeveralLines, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { hasTexts, isRecord, isText } from './shape.ts';

const LONGEST = 20_000;

/** A text in each language, or one for all, as in documents. */
export const localisedText = fieldType<'localised_text', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: (value) => (isRecord(value) ? Object.values(value).every(isBlank) : isBlank(value)),
  asSent: (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, onSeveralLines(text)]))
      : onSeveralLines(value),
  fits: (value) => isText(value) || hasTexts(value),
  schema(field) {
    const words = { maxLength: LONGEST, ...constraints(field, ['maxLength']) };
    const markup = field.writing === 'rich' && { format: 'markup' };
    return {
      type: ['string', 'object'],
      ...words,
      ...markup,
      properties: Object.fromEntries(
        LOCALES.map((locale) => [locale, { type: 'string', ...words, ...markup }]),
      ),
      additionalProperties: false,
    };
  },
  words: (value, _field, { locale }) => resolveText(value as Text, locale).split('\n'),
});
