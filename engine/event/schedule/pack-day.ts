import type { Text } from '../../form/languages/text.ts';
import type { ScheduleBand, ScheduleTime, Session } from './session.ts';

/** A session that lasts beyond the next start: it holds a lane of the frame meanwhile. */
export interface LongSession {
  readonly session: Session;
  /** From 0 at the frame's end. */
  readonly lane: number;
  /** Rows that it spans, its own included. */
  readonly rows: number;
}

/** Sessions that start together. */
export interface PackedBlock {
  readonly kind: 'block';
  readonly start: string;
  /** When most of them end. */
  readonly until: string;
  readonly label: Text;
  /** From 1, from the morning on. */
  readonly row: number;
  /** Lanes at the frame's end that are not this block's. */
  readonly held: number;
  readonly inRooms: readonly Session[];
  readonly online: readonly Session[];
  readonly long: readonly LongSession[];
}

/** A row for everyone. */
export interface PackedBand {
  readonly kind: 'band';
  readonly band: ScheduleBand;
  readonly row: number;
  readonly held: number;
}

export type PackedRow = PackedBlock | PackedBand;

interface Pack {
  readonly times: readonly ScheduleTime[];
  readonly bands: readonly ScheduleBand[];
  /** The number of sessions side by side. */
  readonly lanes: number;
  /** Whether a session comes first in its block. */
  readonly isFirst: (code: string) => boolean;
}

interface Start {
  readonly at: number;
  readonly band?: ScheduleBand;
  readonly times: ScheduleTime[];
}

const endOf = (session: Session) => Date.parse(session.workshops_schedule_end);
const isOnline = (session: Session) => session.workshops_session_type === 'O';

/**
 * Divides a day at its start times. Sessions that start together form a block that wraps. A session in a room that
 * outlasts its block and the next start gets a lane until it ends (interval partitioning); at most half of the lanes
 * are used, and further sessions stay in their block.
 */
export function packDay({ times, bands, lanes, isFirst }: Pack): PackedRow[] {
  const starts = startsOf(times, bands);
  const most = Math.floor(lanes / 2);
  /** Until when each lane is held. */
  const lanesUntil: number[] = [];
  return starts.map((start, index): PackedRow => {
    const row = index + 1;
    const heldBy = () => lanesUntil.findLastIndex((until) => until > start.at) + 1;
    if (start.band) return { kind: 'band', band: start.band, row, held: heldBy() };
    const sessions = start.times.flatMap((time) => time.sessions);
    const inRooms = sessions.filter((session) => !isOnline(session));
    const until = usualEnd(inRooms.length > 0 ? inRooms : sessions);
    const next = starts.slice(row).find(({ band }) => !band)?.at ?? Number.POSITIVE_INFINITY;
    const long = inRooms
      .filter((session) => endOf(session) > Math.max(next, Date.parse(until)))
      .sort((a, b) => endOf(b) - endOf(a))
      .flatMap((session): LongSession[] => {
        const lane = freeLane(lanesUntil, start.at);
        if (lane >= most) return [];
        lanesUntil[lane] = endOf(session);
        const rows = starts.slice(index).filter(({ at }) => at < endOf(session)).length;
        return [{ session, lane, rows }];
      });
    const isLong = (session: Session) => long.some((each) => each.session === session);
    const inOrder = (list: readonly Session[]) => {
      const first = list.filter((session) => isFirst(session.workshops_session_code));
      return first.length === 0 ? list : [...first, ...list.filter((session) => !first.includes(session))];
    };
    const [usual = start.times[0]] = start.times
      .filter((time) => Date.parse(time.end) === Date.parse(until))
      .sort((a, b) => b.sessions.length - a.sessions.length);
    return {
      kind: 'block',
      start: usual?.start ?? '',
      until,
      label: usual?.label ?? '',
      row,
      held: heldBy(),
      inRooms: inOrder(inRooms.filter((session) => !isLong(session))),
      online: inOrder(sessions.filter(isOnline)),
      long,
    };
  });
}

/** The start times of a day in order; a band precedes sessions with the same start. */
function startsOf(times: readonly ScheduleTime[], bands: readonly ScheduleBand[]): Start[] {
  const blocks = new Map<number, Start>();
  for (const time of times) {
    const at = Date.parse(time.start);
    const block = blocks.get(at) ?? { at, times: [] };
    blocks.set(at, block);
    block.times.push(time);
  }
  const across = bands.map((band): Start => ({ at: Date.parse(band.start), band, times: [] }));
  return [...across, ...blocks.values()].sort((a, b) => a.at - b.at);
}

/** The end that most of these sessions have; of several the earliest. One instant may be written in several ways. */
function usualEnd(sessions: readonly Session[]): string {
  const alike = new Map<number, Session[]>();
  for (const session of sessions) alike.set(endOf(session), [...(alike.get(endOf(session)) ?? []), session]);
  const [usual] = [...alike].sort(([a, many], [b, few]) => few.length - many.length || a - b);
  return usual?.[1][0]?.workshops_schedule_end ?? '';
}

/** Whether a session ends when its block does. */
export function endsAsUsual(session: Session, block: Pick<PackedBlock, 'until'>): boolean {
  return endOf(session) === Date.parse(block.until);
}

function freeLane(lanesUntil: readonly number[], at: number): number {
  const free = lanesUntil.findIndex((until) => until <= at);
  return free < 0 ? lanesUntil.length : free;
}
