import { isPlain } from '../../form/any-schema/data-path.ts';
import { type Locale, resolveText, type Text } from '../../form/languages/text.ts';

const NAMES = ['name', 'label', 'title', 'heading', 'question'] as const;
const CODES = ['code', 'id', 'block', 'type'] as const;

/** What people call something of a document, in a language; '' where it has no name. */
export function nameOf(item: Readonly<Record<string, unknown>>, locale: Locale): string {
  const own = NAMES.map((each) => item[each]).find((each) => each !== undefined);
  if (typeof own === 'string') return own;
  return isPlain(own) && typeof own[locale] === 'string' ? resolveText(own as Text, locale) : '';
}

const codeOf = (item: Readonly<Record<string, unknown>>) =>
  CODES.map((each) => item[each]).find((each) => typeof each === 'string');

/** The same with the code that other places know it by; that alone where it has no name. */
export function nameOfItem(item: Readonly<Record<string, unknown>>, locale: Locale): string {
  return [nameOf(item, locale), codeOf(item)].filter(Boolean).join(' · ');
}

/** What people call something of a document, or its code; '' where it has neither. */
export const nameOrCode = (item: Readonly<Record<string, unknown>>, locale: Locale): string =>
  nameOf(item, locale) || (codeOf(item) ?? '');
