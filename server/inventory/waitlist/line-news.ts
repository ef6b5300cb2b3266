import { sql } from 'drizzle-orm';
import { type WaitlistLine, waitlistLine } from '#engine/contract/live-messages.ts';
import type { Database } from '#server/database/database.ts';

/** Where the database tells that a line of a waitlist has moved. */
export const lineChannel = 'line_moved';

/** Which line of which event has moved. */
export type LineNews = { readonly eventCode: string; readonly line: string };

/** Tells that somebody of a line was offered something, or stands in it no more: at the commit, and once a transaction. */
export async function tellLine(
  tx: Database,
  { eventCode, ...line }: WaitlistLine & { eventCode: string },
): Promise<void> {
  await tx.execute(sql`select pg_notify(${lineChannel}, ${`${eventCode} ${waitlistLine(line)}`})`);
}

/** Reads what was told; codes have no spaces. */
export function readLineNews(text: string): LineNews | undefined {
  const [eventCode, line, ...rest] = text.split(' ');
  return eventCode && line && rest.length === 0 ? { eventCode, line } : undefined;
}
