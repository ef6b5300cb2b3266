import type { ItemState } from '#engine/event/cart/cart.ts';
import type { ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import { searchedWords, sessionWords } from '#engine/event/schedule/session-words.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** What the visitor looks for; a filter without a choice lets everything through. */
export interface SessionSearch {
  readonly text: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly withSeats: boolean;
}

export const EVERYTHING: SessionSearch = { text: '', choices: {}, withSeats: false };

/** Whether anything is looked for at all. */
export function isNarrow({ text, choices, withSeats }: SessionSearch): boolean {
  return text.trim() !== '' || withSeats || Object.values(choices).some((choice) => choice !== '');
}

function fits(session: Session, search: SessionSearch, needles: readonly string[], locale: Locale): boolean {
  const chosen = Object.entries(search.choices).every(
    ([filter, value]) => value === '' || session.filters[filter]?.includes(value) === true,
  );
  if (!chosen) return false;
  if (needles.length === 0) return true;
  const words = sessionWords(session, locale);
  return needles.every((needle) => words.includes(needle));
}

/** The times with those of their sessions that fit; a time without any is left out. What is picked always stays. */
export function searchTimes(
  times: readonly ScheduleTime[],
  search: SessionSearch,
  itemOf: (session: Session) => ItemState | undefined,
  locale: Locale,
): ScheduleTime[] {
  const needles = searchedWords(search.text);
  return times.flatMap((time) => {
    const sessions = time.sessions.filter((session) => {
      const item = itemOf(session);
      if (item?.isHeld) return true;
      return !(search.withSeats && item?.isFull) && fits(session, search, needles, locale);
    });
    return sessions.length > 0 ? [{ ...time, sessions }] : [];
  });
}
