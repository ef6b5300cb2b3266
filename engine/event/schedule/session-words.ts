import { foldText } from '../../form/format/fold-text.ts';
import { type Locale, resolveText } from '../../form/languages/text.ts';
import type { Session } from './session.ts';

type Searched = Pick<Session, 'workshops_title' | 'description' | 'room' | 'schedule_label' | 'presenters'>;

/** A session's searchable text, folded like the query. */
export function sessionWords(session: Searched, locale: Locale): string {
  const { workshops_title, description, room, schedule_label, presenters } = session;
  const texts = [workshops_title, description, room, schedule_label].map((text) => resolveText(text, locale));
  return foldText([...texts, ...presenters.map(({ name }) => name)].join(' '));
}

/** The words that a typed text looks for: each has to be found. */
export function searchedWords(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}
