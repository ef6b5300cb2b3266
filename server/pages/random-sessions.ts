import type { Session } from '#engine/event/schedule/session.ts';

/** Up to this many sessions of different workshops with seats, chosen by `random`. */
export function randomSessions(
  sessions: readonly Session[],
  most: number,
  random: () => number = Math.random,
): Session[] {
  const byWorkshop = new Map<string, Session>();
  for (const session of sessions) {
    if (session.availability !== 'full' && !byWorkshop.has(session.workshops_code)) {
      byWorkshop.set(session.workshops_code, session);
    }
  }
  const left = [...byWorkshop.values()];
  const drawn: Session[] = [];
  while (drawn.length < most && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}
