import { randomUUID } from 'node:crypto';
import { resolveText } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { type dossier, groupMember, payment, registrationGroup } from '#server/database/schema.ts';
import { addRegistrations } from '#server/database/testing/add-registrations.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { drawCode, insertDossier } from '#server/dossiers/insert-dossier.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { Refusal } from '#server/refusals/refusal.ts';

let events = 0;
/** An event of its own for each test. */
export const newEvent = () => {
  events += 1;
  return `event-${events}`;
};
export const quote = { currency: 'CAD', lines: [], subtotal: 0, taxes: [], total: 0, complete: 'Y' as const };

/** A registration of an event, stored. */
export async function register(
  db: Database,
  given: Parameters<typeof addRegistrations>[1][number],
): Promise<RegistrationRow> {
  const [row] = await addRegistrations(db, [given]);
  if (!row) throw new Error('nothing was stored');
  return row;
}

/** A dossier of another flow, stored. */
export async function apply(
  db: Database,
  eventCode: string,
  given: Partial<typeof dossier.$inferInsert> = {},
): Promise<DossierRow> {
  const row = await drawCode((code) =>
    insertDossier(db, {
      eventCode,
      code,
      flow: 'exhibitor',
      email: 'ana@sd36.example',
      emailTyped: 'Ana@sd36.example',
      ...given,
    }),
  );
  return row;
}

/** A payment of a dossier, stored. */
export async function pay(db: Database, of: DossierRow, given: Partial<typeof payment.$inferInsert> = {}) {
  const [row] = await db
    .insert(payment)
    .values({
      dossierId: of.id,
      eventCode: of.eventCode,
      submitKey: randomUUID(),
      bodyHash: '',
      amount: 1_000,
      currency: 'CAD',
      quote,
      submission: {},
      gateway: 'sandbox',
      token: 'tok',
      ...given,
    })
    .returning();
  if (!row) throw new Error('nothing was stored');
  return row;
}

/** A group with one member, who has begun a registration. */
export async function join(
  db: Database,
  row: RegistrationRow,
  given: Partial<typeof groupMember.$inferInsert> = {},
) {
  const group = await apply(db, row.eventCode, { flow: 'group' });
  await db
    .insert(registrationGroup)
    .values({ dossierId: group.id, organization: 'School 12', contactName: 'Di Fox' });
  const [member] = await db
    .insert(groupMember)
    .values({
      groupId: group.id,
      name: 'Ana',
      email: row.email,
      emailTyped: row.email,
      state: 'joined',
      dossierId: row.id,
      ...given,
    })
    .returning();
  if (!member) throw new Error('nothing was stored');
  return { group, member };
}

/** Why something is refused: under which field and in which words. */
export async function refusal(attempt: Promise<unknown>): Promise<unknown> {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) return error;
  const [[field, said] = []] = Object.entries(error.errors);
  return [error.kind, field, resolveText(said?.[0], 'en')];
}
