import { and, eq } from 'drizzle-orm';
import type { Mode } from '#engine/configuration/event-document.ts';
import { MODES } from '#engine/configuration/event-document.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Database } from '#server/database/database.ts';
import { registration } from '#server/database/schema.ts';

/** A registration as it is stored. */
export type RegistrationRow = typeof registration.$inferSelect;

/** A registration as its own row has it; `registrationView` adds what is decided from its answers. */
export function registrationBasics(row: RegistrationRow): Registration {
  return {
    code: row.code,
    email: row.emailTyped,
    status: row.status,
    started: 'Y',
    track: row.track ?? '',
    mode: asMode(row.mode),
    registrations_day: row.days,
    timezone: row.timezone ?? '',
    ...(row.submittedAt && { submitted_at: row.submittedAt.toISOString() }),
  };
}

/** A registration of an event by its id; nothing if it is another event's. */
export async function findRegistration(
  db: Database,
  eventCode: string,
  id: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registration)
    .where(and(eq(registration.id, id), eq(registration.eventCode, eventCode)));
  return row;
}

/** The same row, locked for the rest of the transaction; throws if it has gone. */
export async function lockRegistration(tx: Database, id: string): Promise<RegistrationRow> {
  const [row] = await tx.select().from(registration).where(eq(registration.id, id)).for('update');
  if (!row) throw new Error(`registration ${id} has gone`);
  return row;
}

function asMode(mode: string | null): Mode {
  return MODES.find((each) => each === mode) ?? 'Online';
}
