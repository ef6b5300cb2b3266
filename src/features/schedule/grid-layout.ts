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

/** A room, and how many columns it has from its first on: more than one when it is booked twice. */
export interface GridRoom {
  readonly name: string;
  readonly column: number;
  readonly lanes: number;
}

export interface GridLayout {
  readonly rooms: readonly GridRoom[];
  /** How many columns all rooms have together. */
  readonly columns: number;
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
 * Gives each session of a room a lane of it, so that no two lie over each other; its own times decide how long it is
 * drawn, however many share the room. As many lanes as overlap at once are enough (interval partitioning).
 */
function lanesOf(inRoom: readonly Timed[]): { laneOf: Map<Timed, number>; lanes: number } {
  const ends: number[] = [];
  const laneOf = new Map<Timed, number>();
  for (const each of [...inRoom].sort((a, b) => a.start - b.start)) {
    const free = ends.findIndex((end) => end <= each.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = each.end;
    laneOf.set(each, lane);
  }
  return { laneOf, lanes: ends.length };
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
  const inRoom = new Map<string, Timed[]>();
  const first = new Map<number, string>();
  for (const each of sessions) {
    if (!first.has(each.start)) first.set(each.start, each.session.workshops_schedule_start);
    if (isShared(each)) continue;
    const room = nameOf(each.session);
    inRoom.set(room, [...(inRoom.get(room) ?? []), each]);
  }
  const isOnline = (room: string) =>
    Number(inRoom.get(room)?.every(({ session }) => session.workshops_session_type === 'O') ?? false);
  const byName = new Intl.Collator(locale, { numeric: true });
  const names = [...inRoom.keys()].sort((a, b) => isOnline(a) - isOnline(b) || byName.compare(a, b));
  const columnOf = new Map<Timed, number>();
  let columns = 0;
  const rooms = names.map((name) => {
    const { laneOf, lanes } = lanesOf(inRoom.get(name) ?? []);
    const column = columns;
    for (const [each, lane] of laneOf) columnOf.set(each, column + lane);
    columns += lanes;
    return { name, column, lanes };
  });
  const instants = [...first.keys()].sort((a, b) => a - b);
  const rowOf = new Map(instants.map((at, row) => [at, row]));
  const placed = sessions.map((each) => {
    const column = columnOf.get(each);
    const row = rowOf.get(each.start) ?? 0;
    let last = row + 1;
    while (last < instants.length && (instants[last] ?? each.end) < each.end) last += 1;
    return { session: each.session, column, row, span: column === undefined ? 1 : last - row };
  });
  return { rooms, columns, starts: instants.map((at) => first.get(at) ?? ''), placed };
}
