import { and, asc, eq, max } from 'drizzle-orm';
import type { TeamMember } from '#engine/contract/organizers.ts';
import type { Role } from '#engine/contract/roles.ts';
import type { Database } from '#server/database/database.ts';
import { organizer, organizerSession } from '#server/database/schema.ts';
import { checkEmail, normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import { lastOwner, unknownOrganizer } from './organizer-problems.ts';
import { tellSessionsEnded } from './sessions-ended.ts';

/** The organizers of an event, owners and older ones first. */
export async function listTeam(db: Database, eventCode: string): Promise<TeamMember[]> {
  const used = db
    .select({ email: organizerSession.email, at: max(organizerSession.usedAt).as('at') })
    .from(organizerSession)
    .where(eq(organizerSession.eventCode, eventCode))
    .groupBy(organizerSession.email)
    .as('used');
  const rows = await db
    .select({ organizer, usedAt: used.at })
    .from(organizer)
    .leftJoin(used, eq(used.email, organizer.email))
    .where(eq(organizer.eventCode, eventCode))
    .orderBy(asc(organizer.createdAt), asc(organizer.email));
  return rows
    .map(({ organizer: row, usedAt }) => ({
      email: row.emailTyped,
      role: row.role,
      added_by: row.addedBy,
      added_at: row.createdAt.toISOString(),
      ...(usedAt && { used_at: usedAt.toISOString() }),
    }))
    .sort((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'));
}

/** The organizer with an address; undefined if it organizes nothing at the event. */
export async function findOrganizer(db: Database, eventCode: string, email: string) {
  const [row] = await db
    .select()
    .from(organizer)
    .where(and(eq(organizer.eventCode, eventCode), eq(organizer.email, normalizeEmail(email))));
  return row;
}

/** The organizer to add, or the new role of one. */
export type NewOrganizer = { eventCode: string; email: string; role: Role; addedBy: string };

/**
 * Adds an organizer, or gives one another role; returns the role before, undefined for a new one. Refuses to leave an
 * event without an owner.
 */
export async function addOrganizer(
  tx: Database,
  { eventCode, email, role, addedBy }: NewOrganizer,
): Promise<Role | undefined> {
  checkEmail(email);
  const team = await lockTeam(tx, eventCode);
  const known = team.find((each) => each.email === normalizeEmail(email));
  if (!known) {
    await tx
      .insert(organizer)
      .values({ eventCode, email: normalizeEmail(email), emailTyped: typedEmail(email), role, addedBy });
    return undefined;
  }
  if (role !== 'owner') keepAnOwner(team, known.email);
  await tx
    .update(organizer)
    .set({ role })
    .where(and(eq(organizer.eventCode, eventCode), eq(organizer.email, known.email)));
  await tellSessionsEnded(tx, eventCode);
  return known.role;
}

/** Removes an organizer with their sessions; returns their role. Refuses to remove the last owner. */
export async function removeOrganizer(tx: Database, eventCode: string, email: string): Promise<Role> {
  const team = await lockTeam(tx, eventCode);
  const known = team.find((each) => each.email === normalizeEmail(email));
  if (!known) throw unknownOrganizer();
  keepAnOwner(team, known.email);
  await tx.delete(organizer).where(and(eq(organizer.eventCode, eventCode), eq(organizer.email, known.email)));
  await tellSessionsEnded(tx, eventCode);
  return known.role;
}

/** Two owners who remove each other at once are taken one after the other. */
function lockTeam(tx: Database, eventCode: string) {
  return tx
    .select()
    .from(organizer)
    .where(eq(organizer.eventCode, eventCode))
    .orderBy(asc(organizer.email))
    .for('update');
}

function keepAnOwner(team: readonly { email: string; role: Role }[], without: string): void {
  const isOwner = team.some(({ email, role }) => email === without && role === 'owner');
  if (isOwner && !team.some(({ email, role }) => email !== without && role === 'owner')) throw lastOwner();
}
