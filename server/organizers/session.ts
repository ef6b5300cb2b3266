import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { DeviceSession } from '#engine/contract/organizers.ts';
import type { Database } from '#server/database/database.ts';
import { organizer, organizerSession } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import type { Organizer } from './organizer.ts';
import { tellSessionsEnded } from './sessions-ended.ts';

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 12 * 60 * 60;
const minuteMs = 60_000;

/** The device of a new session. */
export type Device = { readonly device: string; readonly ip: string };
type Person = Extract<Organizer, { kind: 'person' }>;

/** Starts a session of an organizer; returns its token, of which only the hash is stored. */
export async function startSession(
  db: Database,
  { eventCode, email }: { eventCode: string; email: string },
  { device, ip }: Device,
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(organizerSession).values({
    hash: sha256(token),
    eventCode,
    email,
    device: device.slice(0, 200),
    ip,
    createdAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  return token;
}

/** The organizer of a session's token at an event, with the role that they have now; undefined if it has ended. */
export async function findSession(
  db: Database,
  eventCode: string,
  token: string,
  now = new Date(),
): Promise<Person | undefined> {
  const [row] = await db
    .select({
      id: organizerSession.id,
      email: organizer.emailTyped,
      role: organizer.role,
      usedAt: organizerSession.usedAt,
      expiresAt: organizerSession.expiresAt,
    })
    .from(organizerSession)
    .innerJoin(
      organizer,
      and(eq(organizer.eventCode, organizerSession.eventCode), eq(organizer.email, organizerSession.email)),
    )
    .where(
      and(
        eq(organizerSession.hash, sha256(token)),
        eq(organizerSession.eventCode, eventCode),
        gt(organizerSession.expiresAt, now),
      ),
    );
  if (!row) return undefined;
  const aMinuteAgo = new Date(now.getTime() - minuteMs);
  if (row.usedAt < aMinuteAgo) {
    await db
      .update(organizerSession)
      .set({ usedAt: now })
      .where(and(eq(organizerSession.id, row.id), lt(organizerSession.usedAt, aMinuteAgo)));
  }
  return { kind: 'person', session: row.id, email: row.email, role: row.role, expiresAt: row.expiresAt };
}

/** The devices on which an organizer is signed in, the last used first. */
export async function listSessions(
  db: Database,
  { eventCode, email, here }: { eventCode: string; email: string; here: string },
  now = new Date(),
): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(organizerSession)
    .where(
      and(
        eq(organizerSession.eventCode, eventCode),
        eq(organizerSession.email, email),
        gt(organizerSession.expiresAt, now),
      ),
    )
    .orderBy(desc(organizerSession.usedAt));
  return rows.map(({ id, device, ip, createdAt, usedAt, expiresAt }) => ({
    id,
    device,
    ip,
    started_at: createdAt.toISOString(),
    used_at: usedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    here: id === here ? 'Y' : 'N',
  }));
}

/** Ends a session of an organizer; whether there was one. */
export async function endSession(
  db: Database,
  { eventCode, email, id }: { eventCode: string; email: string; id: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const ended = await db
    .delete(organizerSession)
    .where(
      and(
        eq(organizerSession.id, id),
        eq(organizerSession.eventCode, eventCode),
        eq(organizerSession.email, email),
      ),
    )
    .returning({ id: organizerSession.id });
  await tellSessionsEnded(db, eventCode);
  return ended.length > 0;
}
