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

/** Items as lines of plain text under a heading, the venue, and waitlists under their own; '' without any. */
export function bookedText(
  { items, venue }: { items: readonly BookedItem[]; venue: Text | undefined },
  locale: Locale,
): string {
  const place = resolveText(venue, locale);
  const list = (heading: 'mails.booked' | 'mails.awaited', listed: readonly BookedItem[]) =>
    listed.length === 0
      ? []
      : [wordIn(heading, locale), ...listed.map((item) => `\u2022 ${bookedLine(item, locale)}`)];
  const booked = [
    ...list(
      'mails.booked',
      items.filter(({ kind }) => kind !== 'waitlist'),
    ),
    ...(place === '' ? [] : [`${wordIn('mails.bookedWhere', locale)} ${place}`]),
  ];
  const awaited = list(
    'mails.awaited',
    items.filter(({ kind }) => kind === 'waitlist'),
  );
  return [booked, awaited]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
