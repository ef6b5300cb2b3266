import { nameOf } from '#engine/event/in-words/item-name.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** What a reference may name: the code that it writes, and what people call it. */
export interface NamedPlace {
  readonly code: string;
  readonly name: string;
}

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

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
