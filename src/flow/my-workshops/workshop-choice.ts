import type { Text } from '#engine/form/languages/text.ts';
import { persistedValue } from '#src/lib/persisted/persisted-value.ts';
import { type ChosenSession, chosenOf } from './chosen-session.ts';

/** The workshops chosen before a registration, and their event. */
export interface WorkshopChoice {
  readonly event: string;
  readonly sessions: readonly ChosenSession[];
}

/** A bound for stored values: more than anyone can attend. */
const MOST = 60;
const TEXTS = ['workshops_session_code', 'workshops_schedule_code', 'workshops_code'] as const;
const MOMENTS = ['workshops_schedule_start', 'workshops_schedule_end'] as const;

const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string'));

/** Whether a stored value is a session. */
export function isChosen(value: unknown): value is ChosenSession {
  if (typeof value !== 'object' || value === null) return false;
  const read = (key: string): unknown => Reflect.get(value, key);
  const room = read('room');
  return (
    TEXTS.every((key) => typeof read(key) === 'string') &&
    MOMENTS.every((key) => Number.isFinite(Date.parse(String(read(key))))) &&
    isText(read('workshops_title')) &&
    (room === undefined || isText(room))
  );
}

function parse(stored: unknown): WorkshopChoice | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('event' in stored) || !('sessions' in stored)) return undefined;
  const { event, sessions } = stored;
  if (typeof event !== 'string' || !Array.isArray(sessions)) return undefined;
  return { event, sessions: sessions.filter(isChosen).slice(0, MOST).map(chosenOf) };
}

/** The choice kept on this device, for one day. */
export const workshopChoice = persistedValue('workshop-choice', parse);

/** The sessions chosen for an event before registering, in the order in which they were. */
export function chosenIn(eventCode: string): readonly ChosenSession[] {
  const choice = workshopChoice.read();
  return choice?.event === eventCode ? choice.sessions : [];
}

/** Adds a session to the choice for an event; one for another event is dropped. */
export function choose(eventCode: string, session: ChosenSession): void {
  const others = chosenIn(eventCode).filter((each) => !isSame(each, session));
  workshopChoice.write({ event: eventCode, sessions: [...others, chosenOf(session)].slice(-MOST) });
}

/** Removes a session from the choice. */
export function unchoose(eventCode: string, session: ChosenSession): void {
  const sessions = chosenIn(eventCode).filter((each) => !isSame(each, session));
  workshopChoice.write({ event: eventCode, sessions });
}

function isSame(a: ChosenSession, b: ChosenSession): boolean {
  return a.workshops_session_code === b.workshops_session_code;
}
