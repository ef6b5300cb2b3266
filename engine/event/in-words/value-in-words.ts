import { isPlain } from '../../form/any-schema/data-path.ts';
import { languages } from '../../form/languages/languages.ts';
import { LOCALES, type Locale } from '../../form/languages/text.ts';
import { nameOrCode } from './item-name.ts';

const MOST_LETTERS = 300;

/** A value of a document on a line or two: texts in each language, entries by name, the rest as JSON. */
export function valueInWords(value: unknown, locale: Locale): string {
  const text = written(value, locale);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

function written(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((each) => written(each, locale)).join(', ');
  if (!isPlain(value)) return JSON.stringify(value) ?? '';
  const texts = LOCALES.flatMap((each) => {
    const text = value[each];
    return typeof text === 'string' ? [`${languages[each].name}: ${text}`] : [];
  });
  return texts.join(' / ') || nameOrCode(value, locale) || JSON.stringify(value);
}
