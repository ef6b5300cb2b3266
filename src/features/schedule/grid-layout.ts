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

/** A session with the instants that it is placed by, read once: a day may have hundreds. */
interface Timed {
  readonly session: Session;
  readonly start: number;
  readonly end: number;
}

function timed(times: readonly ScheduleTime[]): Timed[] {
  return times.flatMap(({ sessions }) =>
    sessions.map((session) => ({
      session,
      start: Date.parse(session.workshops_schedule_start),
      end: Date.parse(session.workshops_schedule_end),
    })),
  );
}

/** The name of a session's column: its room. */
export function roomOf(session: Session, locale: Locale, online: string, elsewhere: string): string {
  return resolveText(session.room, locale) || (session.workshops_session_type === 'O' ? online : elsewhere);
}

/** Codes of the sessions of a day that nothing else of it overlaps: they are shared by all. */
export function sharedByAll(wholeDay: readonly ScheduleTime[]): Set<string> {
  const all = timed(wholeDay).sort((a, b) => a.start - b.start);
  const shared = new Set<string>();
  if (all.length < 2) return shared;
  // The latest end of what begins before; what begins next is the neighbour.
  let before = Number.NEGATIVE_INFINITY;
  for (const [index, { session, start, end }] of all.entries()) {
    const next = all[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    if (before <= start && next >= end) shared.add(session.workshops_session_code);
    before = Math.max(before, end);
  }
  return shared;
}

/**
 * Places sessions of a day by room and time. Rooms come in person before online and by name, numbers by their value.
 * What is shared by all spans the rooms, whatever else is left out.
 */
export function layOut(
  times: readonly ScheduleTime[],
  shared: ReadonlySet<string>,
  nameOf: (session: Session) => string,
  locale: Locale,
): GridLayout {
  const isShared = ({ session }: Timed) => shared.has(session.workshops_session_code);
  const sessions = timed(times);
  const online = new Map<string, boolean>();
  const startsIn = new Map<string, number[]>();
  const first = new Map<number, string>();
  for (const each of sessions) {
    const room = nameOf(each.session);
    if (!first.has(each.start)) first.set(each.start, each.session.workshops_schedule_start);
    const starts = startsIn.get(room);
    if (starts) starts.push(each.start);
    else startsIn.set(room, [each.start]);
    if (isShared(each)) continue;
    online.set(room, (online.get(room) ?? true) && each.session.workshops_session_type === 'O');
  }
  const byName = new Intl.Collator(locale, { numeric: true });
  const rooms = [...online.keys()].sort(
    (a, b) => Number(online.get(a)) - Number(online.get(b)) || byName.compare(a, b),
  );
  const columnOf = new Map(rooms.map((room, column) => [room, column]));
  const instants = [...first.keys()].sort((a, b) => a - b);
  const rowOf = new Map(instants.map((at, row) => [at, row]));
  for (const starts of startsIn.values()) starts.sort((a, b) => a - b);
  const placed = sessions.map((each) => {
    const { session, start, end } = each;
    const room = nameOf(session);
    const column = isShared(each) ? undefined : columnOf.get(room);
    const row = rowOf.get(start) ?? 0;
    // It ends where the next in its room begins, so that no two lie over each other.
    const next = startsIn.get(room)?.find((at) => at > start) ?? end;
    const until = Math.min(end, next);
    let last = row + 1;
    while (last < instants.length && (instants[last] ?? until) < until) last += 1;
    return { session, column, row, span: column === undefined ? 1 : last - row };
  });
  return { rooms, starts: instants.map((at) => first.get(at) ?? ''), placed };
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
