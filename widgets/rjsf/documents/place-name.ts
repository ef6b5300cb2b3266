import { nameOrCode } from '#engine/event/in-words/item-name.ts';
import type { Use } from '#engine/event/references/find-uses.ts';
import { isPlain, valueAt } from '#engine/form/any-schema/data-path.ts';
import { pathOf } from '#engine/form/any-schema/json-pointer.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** A place by its document, and by the nearest thing around it that has a name: “Fees › One day”. */
export function placeName(
  { kind, code, pointer }: Use,
  documents: readonly unknown[],
  locale: Locale,
): string {
  const document = documents.find((each) => isPlain(each) && each['kind'] === kind && each['code'] === code);
  const title = isPlain(document) ? nameOrCode(document, locale) : code;
  const path = pathOf(pointer, document);
  for (let length = path.length - 1; length > 0; length -= 1) {
    const around = valueAt(document, path.slice(0, length));
    const name = isPlain(around) && typeof around['code'] === 'string' ? nameOrCode(around, locale) : '';
    if (name !== '') return `${title} › ${name}`;
  }
  return title;
}
