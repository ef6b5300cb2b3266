import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { ScheduleTime, Session } from '#engine/contract/schedule.ts';

/** A session in its place: columns and rows from 0; one that is shared by all has no column. */
export interface PlacedSession {
  readonly session: Session;
  readonly column: number | undefined;
  readonly row: number;
  /** How many starts of others it lasts over, its own included. */
  readonly span: number;
}

export interface GridLayout {
  readonly rooms: readonly string[];
  /** Instants at which something begins, in order. */
  readonly starts: readonly string[];
  readonly placed: readonly PlacedSession[];
}

const startOf = (session: Session) => Date.parse(session.workshops_schedule_start);
const endOf = (session: Session) => Date.parse(session.workshops_schedule_end);

/** The name of a session's column: its room. */
export function roomOf(session: Session, locale: Locale, online: string, elsewhere: string): string {
  return resolveText(session.room, locale) || (session.workshops_session_type === 'O' ? online : elsewhere);
}

/**
 * Places the sessions of a day by room and time. Rooms come in person before online and by name, numbers by their
 * value. One that nothing else of the whole day overlaps is shared by all: it spans the rooms.
 */
export function layOut(
  times: readonly ScheduleTime[],
  wholeDay: readonly ScheduleTime[],
  nameOf: (session: Session) => string,
  locale: Locale,
): GridLayout {
  const sessions = times.flatMap((time) => time.sessions);
  const others = wholeDay.flatMap((time) => time.sessions);
  const isShared = (session: Session) =>
    others.length > 1 &&
    others.every(
      (other) =>
        other.workshops_session_code === session.workshops_session_code ||
        startOf(other) >= endOf(session) ||
        endOf(other) <= startOf(session),
    );
  const shared = new Set(sessions.filter(isShared));
  const online = new Map<string, boolean>();
  for (const session of sessions) {
    if (shared.has(session)) continue;
    const room = nameOf(session);
    online.set(room, (online.get(room) ?? true) && session.workshops_session_type === 'O');
  }
  const rooms = [...online.keys()].sort(
    (a, b) => Number(online.get(a)) - Number(online.get(b)) || a.localeCompare(b, locale, { numeric: true }),
  );
  const instants = [...new Set(sessions.map(startOf))].sort((a, b) => a - b);
  const starts = instants.map((at) => {
    const first = sessions.find((session) => startOf(session) === at);
    return first?.workshops_schedule_start ?? '';
  });
  const rowOf = new Map(instants.map((at, row) => [at, row]));
  const placed = sessions.map((session) => {
    const column = shared.has(session) ? undefined : rooms.indexOf(nameOf(session));
    const row = rowOf.get(startOf(session)) ?? 0;
    // It ends where the next in its room begins, so that no two lie over each other.
    const next = sessions.filter(
      (each) => nameOf(each) === nameOf(session) && startOf(each) > startOf(session),
    );
    const end = Math.min(endOf(session), ...next.map(startOf));
    const within = instants.filter((at) => at >= startOf(session) && at < end);
    return { session, column, row, span: column === undefined ? 1 : Math.max(1, within.length) };
  });
  return { rooms, starts, placed };
}

/** Sessions that share a place, as two in one room whose times overlap do: each place with its sessions. */
export function placesOf({ placed }: GridLayout): [PlacedSession, ...PlacedSession[]][] {
  const places = new Map<string, [PlacedSession, ...PlacedSession[]]>();
  for (const each of placed) {
    const key = `${each.row} ${each.column ?? 'all'}`;
    const here = places.get(key);
    if (here) here.push(each);
    else places.set(key, [each]);
  }
  return [...places.values()];
}
