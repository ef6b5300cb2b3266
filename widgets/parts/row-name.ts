import type { Field } from '#engine/form/form-document/field.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';

/** The name of a group's row: the organizer's word and its number. */
export function rowName(group: Field, at: number, locale: Locale): string {
  const item = ('item_label' in group && resolveText(group.item_label, locale)) || say('item', locale);
  const isOnly = 'maxItems' in group && group.maxItems === 1;
  return isOnly || at < 0 ? item : `${item} ${at + 1}`;
}
