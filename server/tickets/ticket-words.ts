import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { wordIn } from '#server/languages/words.ts';

/** What is said beside the code: the event's own word where it has one. */
export function gateWords({ words }: Pick<EventDocument, 'words'>, locale: Locale): string {
  const own = words?.['tickets.gate'];
  return own === undefined ? wordIn('tickets.gate', locale) : resolveText(own, locale);
}
