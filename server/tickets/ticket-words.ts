import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { ownWords } from '#server/languages/own-words.ts';
import { type ServerWords, wordsIn } from '#server/languages/words.ts';

/** What a ticket's page says in the same words: an event that has its own for them has them on paper too. */
const ALSO_ON_THE_PAGE = ['when', 'where', 'for', 'anyone', 'ticket', 'gate'] as const;

/** The words of a ticket on paper and in a wallet, with the event's own in their places (`tickets.gate`). */
export function ticketWords(
  { words = {} }: Pick<EventDocument, 'words'>,
  locale: Locale,
): ServerWords['tickets'] {
  const { tickets } = wordsIn(locale);
  const shared = Object.fromEntries(ALSO_ON_THE_PAGE.map((name) => [name, tickets[name]]));
  return { ...tickets, ...ownWords('tickets', shared, words, locale) };
}
