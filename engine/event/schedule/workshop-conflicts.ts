/** The properties that decide conflicts; instants in ISO 8601. */
export interface ScheduledSession {
  readonly workshops_session_code: string;
  readonly workshops_schedule_code: string;
  readonly workshops_code: string;
  readonly workshops_schedule_start: string;
  readonly workshops_schedule_end: string;
}

/** Sessions of which only one can be attended, with the reason, by start. */
export interface WorkshopConflict<Session extends ScheduledSession = ScheduledSession> {
  readonly kind: 'workshop' | 'schedule' | 'overlap';
  readonly sessions: readonly Session[];
}

/** Sessions in the order of their start (spec §2 "My workshops"). */
export function byStart<Session extends ScheduledSession>(sessions: readonly Session[]): Session[] {
  return [...sessions].sort(
    (a, b) =>
      Date.parse(a.workshops_schedule_start) - Date.parse(b.workshops_schedule_start) ||
      a.workshops_session_code.localeCompare(b.workshops_session_code),
  );
}

/**
 * The conflicts between these sessions: their times overlap, they share a schedule code, or they are sessions of the
 * same workshop (spec §4 "Conflicts"). All that cannot go together are one conflict, however many they are.
 */
export function workshopConflicts<Session extends ScheduledSession>(
  sessions: readonly Session[],
): WorkshopConflict<Session>[] {
  const sorted = byStart(sessions);
  const conflicts = [
    ...alike('workshop', sorted, (each) => each.workshops_code),
    ...alike('schedule', sorted, (each) => each.workshops_schedule_code),
    ...sorted.map((each): WorkshopConflict<Session> => ({ kind: 'overlap', sessions: under(each, sorted) })),
  ].filter((each) => each.sessions.length > 1);
  return conflicts
    .filter((each, index) => !conflicts.some((other, at) => at !== index && says(other, each, at < index)))
    .sort((a, b) => placeIn(sorted, a) - placeIn(sorted, b));
}

function alike<Session extends ScheduledSession>(
  kind: WorkshopConflict['kind'],
  sorted: readonly Session[],
  codeOf: (session: Session) => string,
): WorkshopConflict<Session>[] {
  const groups = new Map<string, Session[]>();
  for (const each of sorted) groups.set(codeOf(each), [...(groups.get(codeOf(each)) ?? []), each]);
  return [...groups.values()].map((group) => ({ kind, sessions: group }));
}

/**
 * The sessions in progress when one starts; one that ends at that moment is over. All overlapping sessions are in
 * progress when the last of them starts.
 */
function under<Session extends ScheduledSession>(begun: Session, sorted: readonly Session[]): Session[] {
  const now = Date.parse(begun.workshops_schedule_start);
  return sorted.filter(
    (each) =>
      Date.parse(each.workshops_schedule_start) <= now && now < Date.parse(each.workshops_schedule_end),
  );
}

/** Whether one conflict covers another; of two equal ones the first does. */
function says(conflict: WorkshopConflict, other: WorkshopConflict, isFirst: boolean): boolean {
  const { length } = conflict.sessions;
  if (length < other.sessions.length || (length === other.sessions.length && !isFirst)) return false;
  return other.sessions.every((each) => conflict.sessions.includes(each));
}

function placeIn(sorted: readonly ScheduledSession[], { sessions: [first] }: WorkshopConflict): number {
  return first ? sorted.indexOf(first) : -1;
}
