import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Mode } from '#engine/configuration/event-document.ts';
import { MODES } from '#engine/configuration/event-document.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, registration } from '#server/database/schema.ts';
import type { DossierRow } from './dossier-row.ts';

/** The code of the flow that registrations go through. */
export const registrationFlow = 'registration';

/** A registration as it is stored: its dossier, and how somebody takes part. */
export type RegistrationRow = DossierRow & Omit<typeof registration.$inferSelect, 'dossierId'>;

const { dossierId: _dossierId, ...partColumns } = getTableColumns(registration);

/** Reads registrations, their dossiers with them. */
export function selectRegistrations(db: Database) {
  return db
    .select({ ...getTableColumns(dossier), ...partColumns })
    .from(dossier)
    .innerJoin(registration, eq(registration.dossierId, dossier.id));
}

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
  const [row] = await selectRegistrations(db).where(
    and(eq(dossier.id, id), eq(dossier.eventCode, eventCode)),
  );
  return row;
}

/** The same row, locked for the rest of the transaction; throws if it has gone. */
export async function lockRegistration(tx: Database, id: string): Promise<RegistrationRow> {
  const [row] = await selectRegistrations(tx).where(eq(dossier.id, id)).for('update', { of: dossier });
  if (!row) throw new Error(`registration ${id} has gone`);
  return row;
}

function asMode(mode: string | null): Mode {
  return MODES.find((each) => each === mode) ?? 'Online';
}
