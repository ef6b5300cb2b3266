/** What of a cart entry conflicts are decided by; instants in ISO 8601. */
export interface ScheduledSession {
  readonly workshops_session_code: string;
  readonly workshops_schedule_code: string;
  readonly workshops_code: string;
  readonly workshops_schedule_start: string;
  readonly workshops_schedule_end: string;
}

/** Two sessions that cannot both be attended, and why; the earlier one first. */
export interface WorkshopConflict<Session extends ScheduledSession = ScheduledSession> {
  readonly kind: 'workshop' | 'schedule' | 'overlap';
  readonly sessions: readonly [Session, Session];
}

function conflictOf(a: ScheduledSession, b: ScheduledSession): WorkshopConflict['kind'] | undefined {
  if (a.workshops_code === b.workshops_code) return 'workshop';
  if (a.workshops_schedule_code === b.workshops_schedule_code) return 'schedule';
  const begins = Math.max(Date.parse(a.workshops_schedule_start), Date.parse(b.workshops_schedule_start));
  const ends = Math.min(Date.parse(a.workshops_schedule_end), Date.parse(b.workshops_schedule_end));
  // One that begins as the other ends is no conflict.
  return begins < ends ? 'overlap' : undefined;
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
 * Every two of these sessions that conflict: their times overlap, they share a schedule code, or they are sessions of
 * the same workshop (spec §4 "Conflicts").
 */
export function workshopConflicts<Session extends ScheduledSession>(
  sessions: readonly Session[],
): WorkshopConflict<Session>[] {
  const sorted = byStart(sessions);
  return sorted.flatMap((first, index) =>
    sorted.slice(index + 1).flatMap((second) => {
      const kind = conflictOf(first, second);
      return kind ? [{ kind, sessions: [first, second] as const }] : [];
    }),
  );
}
