import { type Locale, resolveText, type Text } from '#engine/configuration/text.ts';
import type { BookedItem } from '#engine/contract/booked.ts';
import { wordIn } from '#server/languages/words.ts';

/** One thing as a line of plain text: what, what of it, when, where. */
export function bookedLine({ name, detail, when, place }: BookedItem, locale: Locale): string {
  return [name, detail, when, place]
    .map((part) => resolveText(part, locale))
    .filter((part) => part !== '')
    .join(' · ');
}

/** Everything as lines of plain text under its heading, the place of all of it last; '' where there is nothing. */
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
