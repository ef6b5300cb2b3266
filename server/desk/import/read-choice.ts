import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { MODES, type Mode } from '#engine/event/properties/modes.ts';
import { LOCALES, type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { inEveryLanguage, wordIn } from '#server/languages/words.ts';
import { plainWords } from './plain-words.ts';

/** What a row says of its registration, as typed; empty for nothing. */
export type TypedChoice = Readonly<Record<'track' | 'mode' | 'days' | 'language', string>>;

/** A registration's track, mode, days and language. */
export type ReadChoice = { track: string; mode: Mode; days: string[]; locale: Locale };

const MODE_NAMES: Readonly<Record<Mode, readonly string[]>> = {
  Online: ['online', 'en ligne', 'virtual', 'virtuel'],
  'In-Person': ['in person', 'en personne', 'on site', 'sur place', 'presentiel'],
  Hybrid: ['hybrid', 'hybride'],
};

/**
 * Reads the choices of a row by code or name; what it leaves out is the only possible value, or all days. Problems are
 * added to `problems`.
 */
export function readChoice(
  event: EventDocument,
  typed: TypedChoice,
  problems: Text[],
): ReadChoice | undefined {
  const before = problems.length;
  const { tracks, days } = event;
  const track = typed.track
    ? tracks.find(({ code, name }) => isCalled(typed.track, code, name))
    : tracks.length === 1
      ? tracks[0]
      : undefined;
  if (!track) {
    problems.push(
      typed.track
        ? inEveryLanguage('imports.unknownTrack', { track: typed.track, tracks: namesOf(tracks) })
        : inEveryLanguage('imports.noTrack', { tracks: namesOf(tracks) }),
    );
    return undefined;
  }
  const wanted = plainWords(typed.mode);
  const mode = typed.mode
    ? MODES.find((each) => plainWords(each) === wanted || MODE_NAMES[each].includes(wanted))
    : track.modes[0];
  if (!mode || !track.modes.includes(mode))
    problems.push(inEveryLanguage('imports.unknownMode', { mode: typed.mode }));
  const chosen = typed.days.split(/[;,|\n]/).flatMap((part) => part.trim() || []);
  const found = chosen.map((day) => ({
    day,
    code: days.find(({ code, label, date }) => date === day || isCalled(day, code, label))?.code,
  }));
  for (const { day, code } of found)
    if (code === undefined) problems.push(inEveryLanguage('imports.unknownDay', { day }));
  const spoken = plainWords(typed.language);
  const locale = typed.language
    ? event.languages.find((each) => wordIn('imports.namesOfLanguage', each).split(', ').includes(spoken))
    : (event.languages[0] ?? LOCALES[0]);
  if (!locale) problems.push(inEveryLanguage('imports.unknownLanguage', { language: typed.language }));
  if (problems.length > before || !mode || !locale) return undefined;
  const codes = found.flatMap(({ code }) => code ?? []);
  return {
    track: track.code,
    mode,
    days: chosen.length === 0 ? days.map(({ code }) => code) : codes,
    locale,
  };
}

/** The names in one line; names may contain commas. */
const namesOf = (named: readonly { readonly name: Text }[]): Text =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, named.map(({ name }) => resolveText(name, locale)).join('; ')]),
  ) as Record<Locale, string>;

function isCalled(typed: string, code: string, label: Text): boolean {
  const plain = plainWords(typed);
  const names = [code, ...LOCALES.map((locale) => resolveText(label, locale))];
  return names.some((name) => plainWords(name) === plain);
}
