import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { organizer } from '#server/database/schema.ts';
import { nameOwner } from '#server/organizers/name-owner.ts';

/** The owner of the demo events, so that the organizers' desk can be tried. */
export const demoOwner = 'owner@example.org';

/** Makes the demo owner an owner of every event in a new database. */
export async function seedDemoOwner(db: Database, eventCodes: readonly string[]): Promise<void> {
  await nameOwner(db, eventCodes, demoOwner);
}

/** Whether the demo owner still organizes an event. */
export async function hasDemoOwner(db: Database): Promise<boolean> {
  const rows = await db.select().from(organizer).where(eq(organizer.email, demoOwner)).limit(1);
  return rows.length > 0;
}
