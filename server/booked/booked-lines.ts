import type { BookedItem } from '#engine/event/cart/booked.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { wordIn } from '#server/languages/words.ts';

/** An item as a line of plain text: name, detail, time, place. */
export function bookedLine({ name, detail, when, place }: BookedItem, locale: Locale): string {
  return [name, detail, when, place]
    .map((part) => resolveText(part, locale))
    .filter((part) => part !== '')
    .join(' · ');
}

/** All items as lines of plain text under a heading, with the venue last; '' without any. */
export function bookedText(
  { items, venue }: { items: readonly BookedItem[]; venue: Text | undefined },
  locale: Locale,
): string {
  const place = resolveText(venue, locale);
  const lines = items.map((item) => `\u2022 ${bookedLine(item, locale)}`);
  return [
    ...(lines.length > 0 ? [wordIn('mails.booked', locale), ...lines] : []),
    ...(place === '' ? [] : [`${wordIn('mails.bookedWhere', locale)} ${place}`]),
  ].join('\n');
}
