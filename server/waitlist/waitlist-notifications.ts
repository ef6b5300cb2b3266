import { sql } from 'drizzle-orm';
import { type WaitlistLine, waitlistLine } from '#engine/contract/live-messages.ts';
import type { Database } from '#server/database/database.ts';

/** Database channel for waitlists that have moved. */
export const waitlistChannel = 'line_moved';

/** Which waitlist of which event has moved. */
type WaitlistNotification = { readonly eventCode: string; readonly line: string };

/** Notifies at the commit that someone on a waitlist was offered something or has left it. */
export async function notifyWaitlist(
  tx: Database,
  { eventCode, ...waitlist }: WaitlistLine & { eventCode: string },
): Promise<void> {
  await tx.execute(sql`select pg_notify(${waitlistChannel}, ${`${eventCode} ${waitlistLine(waitlist)}`})`);
}

/** Reads a notification; codes have no spaces. */
export function readWaitlistNotification(text: string): WaitlistNotification | undefined {
  const [eventCode, line, ...rest] = text.split(' ');
  return eventCode && line && rest.length === 0 ? { eventCode, line } : undefined;
}
