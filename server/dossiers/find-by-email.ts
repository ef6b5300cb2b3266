import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import { type DossierRow, isNotDeclined, selectDossiers } from './dossier-row.ts';
import { readRegistrationCode } from './registration-code.ts';

/** A flow of an event. */
export type FlowOfEvent = Pick<DossierRow, 'eventCode' | 'flow'>;

/** The dossier of a flow that bears a code, however it is typed. */
export async function findByCode(
  db: Database,
  { eventCode, flow }: FlowOfEvent,
  typedCode: string,
): Promise<DossierRow | undefined> {
  // Something that is not a code is looked up as well, to take the same time.
  const code = readRegistrationCode(typedCode) ?? '';
  const [row] = await selectDossiers(db).where(
    and(eq(dossier.eventCode, eventCode), eq(dossier.flow, flow), eq(dossier.code, code)),
  );
  return row;
}

/** Finds dossiers by an address: their own, or the one before it that opens them until the new one is confirmed. */
export function isAddressed(typed: string): SQL | undefined {
  const email = normalizeEmail(typed);
  return or(eq(dossier.email, email), eq(dossier.formerEmail, email));
}

/** Whether a dossier is opened by an address. */
export function hasAddress({ email, formerEmail }: DossierRow, typed: string): boolean {
  return [email, formerEmail].includes(normalizeEmail(typed));
}

/** The address to write to when a request named one of a dossier's addresses. */
export function addressAsked(
  {
    emailTyped,
    formerEmail,
    formerEmailTyped,
  }: Pick<DossierRow, 'emailTyped' | 'formerEmail' | 'formerEmailTyped'>,
  typed: string,
): string {
  return formerEmail === normalizeEmail(typed) ? (formerEmailTyped ?? emailTyped) : emailTyped;
}

/** The dossier of a flow that a typed code and email address open together; nothing tells which of the two was wrong. */
export async function findByCodeAndEmail(
  db: Database,
  flow: FlowOfEvent,
  typedCode: string,
  email: string,
): Promise<DossierRow | undefined> {
  const row = await findByCode(db, flow, typedCode);
  return row && hasAddress(row, email) ? row : undefined;
}

/** The dossiers of a flow that an address has, the newest first. */
export function findByEmail(
  db: Database,
  { eventCode, flow }: FlowOfEvent,
  email: string,
): Promise<DossierRow[]> {
  return selectDossiers(db)
    .where(and(eq(dossier.eventCode, eventCode), eq(dossier.flow, flow), isAddressed(email)))
    .orderBy(desc(dossier.createdAt));
}

/** Whether an address has a dossier of a flow, submitted, not finished yet or cancelled. */
export function hasBegun(db: Database, flow: FlowOfEvent, email: string): Promise<boolean> {
  return hasDossier(db, flow, email);
}

/** Whether an address has a submitted dossier of a flow; a declined one does not count. */
export function hasSubmitted(db: Database, flow: FlowOfEvent, email: string): Promise<boolean> {
  return hasDossier(db, flow, email, and(eq(dossier.status, 'Submitted'), isNotDeclined));
}

async function hasDossier(
  db: Database,
  { eventCode, flow }: FlowOfEvent,
  email: string,
  inState?: SQL,
): Promise<boolean> {
  const [row] = await db
    .select({ id: dossier.id })
    .from(dossier)
    .where(and(eq(dossier.eventCode, eventCode), eq(dossier.flow, flow), isAddressed(email), inState))
    .limit(1);
  return row !== undefined;
}
