import type { BodyOf } from '#engine/contract/endpoint.ts';
import type { EventSource } from '#engine/contract/new-event.ts';
import type { api } from '#engine/contract/organizer-calls.ts';
import { addDays } from '#engine/form/format/calendar-day.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { codeOfTitle, isPageCode } from '../content/draft/page-code.ts';

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** What is chosen for a new event, as its form has it. */
export interface ChosenEvent {
  readonly names: Texts;
  readonly locations: Texts;
  readonly client: string;
  /** The first is the event's own. */
  readonly languages: readonly Locale[];
  readonly start: string;
  readonly timezone: string;
  /** Absent while it follows from the name. */
  readonly code?: string;
  readonly host: string;
  readonly colour?: string;
  readonly without: readonly string[];
}

const dayMs = 86_400_000;

/** How many days an event lasts. */
export const lengthOf = ({ start, end }: EventSource['dates']): number =>
  (Date.parse(end) - Date.parse(start)) / dayMs + 1;

/** The last day of an event like another that begins on a day. */
export const endOf = (source: EventSource, start: string): string =>
  addDays(start, lengthOf(source.dates) - 1);

/** The first day to offer: on the same weekday, a year later, or for a template half a year from now. */
export function startOf({ template, dates: { start } }: EventSource, today: string): string {
  const earliest = template === undefined ? addDays(start, 364) : addDays(today, 180);
  const weekdays = (Date.parse(start) - Date.parse(earliest)) / dayMs;
  return addDays(earliest, ((weekdays % 7) + 7) % 7);
}

/** The code that is chosen, or follows from the name. */
export const codeOf = ({ code, names, languages }: ChosenEvent): string =>
  code ?? codeOfTitle(names[languages[0] ?? 'en'] ?? '');

/** What is missing before the event can be created. */
export type Missing = 'name' | 'location' | 'client' | 'code' | 'start' | 'language';

/** The first thing that is missing; undefined if the event can be created. */
export function missingIn(source: EventSource, chosen: ChosenEvent): Missing | undefined {
  const { languages, names, locations, client, start } = chosen;
  const [own] = languages;
  if (!own) return 'language';
  if (languages.some((each) => !names[each]?.trim())) return 'name';
  if (!locations[own]?.trim()) return 'location';
  if (source.template !== undefined && client.trim() === '') return 'client';
  if (start === '') return 'start';
  return isPageCode(codeOf(chosen)) ? undefined : 'code';
}

/** The call that creates what is chosen. */
export function bodyOf(source: EventSource, chosen: ChosenEvent): BodyOf<typeof api.newEvents.createEvent> {
  const { names, locations, client, languages, start, timezone, host, colour, without } = chosen;
  return {
    ...(source.template === undefined
      ? { without: source.optional.map(({ kind }) => kind).filter((kind) => without.includes(kind)) }
      : { template: source.template, client_name: client.trim() }),
    code: codeOf(chosen),
    name: textOf(names, languages),
    location: textOf(locations, languages),
    languages: [...languages],
    ...{ start, timezone },
    ...(host.trim() !== '' && { host: host.trim().toLowerCase() }),
    ...(colour !== undefined && { colour }),
  };
}

/** A text in each language; in those without one, that of the first. */
function textOf(texts: Texts, languages: readonly Locale[]): Text {
  const own = texts[languages[0] ?? 'en']?.trim() ?? '';
  const [en, fr] = [texts.en?.trim() || own, texts.fr?.trim() || own];
  return languages.length === 1 || en === fr ? own : { en, fr };
}

/** What to choose at first for an event made from a source. */
export function chosenAtFirst(source: EventSource, locale: Locale, now = new Date()): ChosenEvent {
  const isCopy = source.template === undefined;
  const languages = [...source.languages].sort((a, b) => Number(b === locale) - Number(a === locale));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    names: {},
    locations: isCopy
      ? Object.fromEntries(languages.map((each) => [each, resolveText(source.location, each)]))
      : {},
    client: '',
    languages: isCopy ? source.languages : languages,
    start: startOf(source, now.toISOString().slice(0, 10)),
    timezone: isCopy ? source.timezone : zone,
    host: '',
    without: [],
  };
}
