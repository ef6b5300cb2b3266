import type { ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import { searchedWords, sessionWords } from '#engine/event/schedule/session-words.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import type { ViewState } from './view-state.ts';

const words = Object.fromEntries(LOCALES.map((locale) => [locale, new WeakMap()])) as Record<
  Locale,
  WeakMap<Session, string>
>;

/** A session's searchable text; folded once, because five hundred are searched on every letter. */
function wordsOf(session: Session, locale: Locale): string {
  const known = words[locale].get(session);
  if (known !== undefined) return known;
  const folded = sessionWords(session, locale);
  words[locale].set(session, folded);
  return folded;
}

type Looked = Pick<ViewState, 'track' | 'mode' | 'text' | 'filters' | 'free' | 'mine'>;

/** The times with those of their sessions that a visitor looks for, on whatever day; a time without any is left out. */
export function selectSessions(
  times: readonly ScheduleTime[],
  { track, mode, text, filters, free, mine }: Looked,
  isMine: (code: string) => boolean,
  locale: Locale,
): ScheduleTime[] {
  const needles = searchedWords(text);
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  const fits = (session: Session) =>
    (mode === '' || session.workshops_session_type === mode) &&
    (!free || session.availability !== 'full') &&
    (!mine || isMine(session.workshops_session_code)) &&
    chosen.every(([filter, value]) => session.filters[filter]?.includes(value) === true) &&
    (needles.length === 0 || needles.every((needle) => wordsOf(session, locale).includes(needle)));
  return times.flatMap((time) => {
    if (track !== '' && time.track !== track) return [];
    const sessions = time.sessions.filter(fits);
    return sessions.length === 0
      ? []
      : sessions.length === time.sessions.length
        ? [time]
        : [{ ...time, sessions }];
  });
}

/** How many sessions these times have. */
export function countOf(times: readonly ScheduleTime[]): number {
  return times.reduce((sum, { sessions }) => sum + sessions.length, 0);
}
