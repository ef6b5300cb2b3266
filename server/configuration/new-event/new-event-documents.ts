import { themeOf } from '#engine/event/documents/event/palette.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationDocument, DocumentKind } from '#engine/event/documents/registry.ts';
import { addDays } from '#engine/form/format/calendar-day.ts';
import { writtenDates } from '#engine/form/format/written-dates.ts';
import { LOCALES, type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { replacer } from './replacer.ts';
import { datesIn, daysBetween, mapStrings, shiftDate } from './shift-dates.ts';

/** What is chosen for a new event that is made from another's documents. */
export interface NewEvent {
  readonly code: string;
  readonly name: Text;
  readonly location: Text;
  /** Who holds it; the other's if absent. */
  readonly clientName?: Text | undefined;
  readonly clientCode?: string | undefined;
  /** Its first day, 2027-02-19. */
  readonly start: string;
  readonly timezone?: string | undefined;
  readonly languages: readonly Locale[];
  readonly hosts: readonly string[];
  /** The main colour, `#rrggbb`; the other's colours if absent. */
  readonly colour?: string | undefined;
  readonly contactEmail?: string | undefined;
  /** Kinds of documents that are left out. */
  readonly without?: readonly DocumentKind[] | undefined;
}

/**
 * The documents of a new event, made from another's: dates move together, also where a text writes one out, the names
 * of the event and its host are replaced in every text, and registration is closed.
 */
export function newEventDocuments(
  source: readonly ConfigurationDocument[],
  chosen: NewEvent,
): ConfigurationDocument[] {
  const event = source.find((document) => document.kind === 'event');
  if (!event) throw new Error('the documents are of no event');
  const days = daysBetween(event.dates.start, chosen.start);
  const inTexts = replacer(phrasesOf(source, event, chosen, days));
  const places = placesOf(event, chosen);
  return source
    .filter(({ kind }) => !chosen.without?.includes(kind))
    .map((document) => {
      const moved = mapStrings(document, (text) => places.get(text) ?? inTexts(shiftDate(text, days)));
      return moved.kind === 'event' ? newEventDocument(moved, event, chosen) : moved;
    });
}

/** The phrases that texts of the new event have in place of the other's. */
function phrasesOf(
  source: readonly ConfigurationDocument[],
  event: EventDocument,
  chosen: NewEvent,
  days: number,
): Map<string, string> {
  const phrases = new Map<string, string>();
  for (const date of datesIn(source)) {
    const later = writtenDates(addDays(date, days));
    for (const [index, phrase] of writtenDates(date).entries()) phrases.set(phrase, later[index] ?? phrase);
  }
  const { name, clientName = event.client_name } = chosen;
  for (const locale of LOCALES) {
    phrases.set(resolveText(event.client_name, locale), resolveText(clientName, locale));
    phrases.set(resolveText(event.name, locale), resolveText(name, locale));
  }
  return phrases;
}

/** A place is replaced only where it is the whole text: in an address or a sentence it may be the name of a city. */
function placesOf({ location }: EventDocument, chosen: NewEvent): Map<string, string> {
  return new Map(
    LOCALES.map((locale) => [resolveText(location, locale), resolveText(chosen.location, locale)]),
  );
}

function newEventDocument(moved: EventDocument, before: EventDocument, chosen: NewEvent): EventDocument {
  const { live_domain: _live, test_domain: _test, testable: _testable, ...rest } = moved;
  const { timezone = before.timezone, colour, contactEmail } = chosen;
  const zoneOf = (zone: string) => (zone === before.timezone ? timezone : zone);
  return {
    ...rest,
    code: chosen.code,
    event_code: eventCodeOf(chosen),
    client_code: chosen.clientCode ?? before.client_code,
    hosts: [...chosen.hosts],
    name: chosen.name,
    client_name: chosen.clientName ?? before.client_name,
    location: chosen.location,
    timezone,
    languages: [...chosen.languages],
    ...(chosen.languages[0] && { language: chosen.languages[0] }),
    theme: (colour !== undefined && themeOf(before.theme, colour)) || before.theme,
    tracks: moved.tracks.map((track) => ({ ...track, timezone: zoneOf(track.timezone) })),
    options: { ...moved.options, registration_open: 'N', website_homepage_active: 'home' },
    ...(contactEmail !== undefined && { contact_email: contactEmail }),
  };
}

/** The short code that papers show, as `DEEPROOTS27` of `deep-roots` in 2027. */
function eventCodeOf({ code, start }: NewEvent): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const year = start.slice(2, 4);
  return (letters.endsWith(year) ? letters : `${letters.slice(0, 18)}${year}`).slice(0, 20).padEnd(3, '0');
}
