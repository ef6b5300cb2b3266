import type { FieldOf } from '#engine/configuration/field.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { say } from '../words.ts';

/** What a row of a repeatable group is called, by its index: the organizer's word for one, and its number. */
export function rowName(
  { item_label, maxItems }: Pick<FieldOf<'repeatable_group'>, 'item_label' | 'maxItems'>,
  at: number,
  locale: Locale,
): string {
  const item = resolveText(item_label, locale) || say('item', locale);
  return maxItems === 1 || at < 0 ? item : `${item} ${at + 1}`;
}
