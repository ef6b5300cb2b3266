import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';

/** What a reference may name: the code that it writes, and what people call it. */
export interface NamedPlace {
  readonly code: string;
  readonly name: string;
}

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const NAMES = ['name', 'label', 'title', 'heading', 'question'] as const;
const CODES = ['code', 'id', 'block', 'type'] as const;

/** What people call something of a document, in a language; '' where it has no name. */
function nameOf(item: Readonly<Record<string, unknown>>, locale: Locale): string {
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

/**
 * What stands at a place that references name (`names` of an edit hint): the documents of a kind, as `form`, or all that
 * has a code at a place of them, as `event.tracks` or `form.sections.fields`.
 */
export function namedPlaces(names: string, documents: readonly unknown[], locale: Locale): NamedPlace[] {
  const [kind, ...steps] = names.split('.');
  const start: readonly unknown[] = documents.filter((each) => isPlain(each) && each['kind'] === kind);
  const found = steps.reduce(
    (items, step) => items.flatMap((item) => (isPlain(item) ? listed(item[step]) : [])),
    start,
  );
  const codes = new Map<string, string>();
  for (const item of found) {
    if (typeof item === 'string') codes.set(item, '');
    const code = isPlain(item) ? item['code'] : undefined;
    if (isPlain(item) && typeof code === 'string') codes.set(code, nameOf(item, locale));
  }
  return [...codes].map(([code, name]) => ({ code, name }));
}
