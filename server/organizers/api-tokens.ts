import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { ApiToken } from '#engine/contract/organizers.ts';
import type { Permission } from '#engine/contract/roles.ts';
import type { Database } from '#server/database/database.ts';
import { apiToken } from '#server/database/schema.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import type { Organizer } from './organizer.ts';

// Recognized by scanners for leaked secrets, and told apart from an attendee's token without a look-up.
const PREFIX = 'rst_';
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The token of a program to create. */
export type NewToken = {
  readonly eventCode: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly days: number;
  readonly createdBy: string;
};

/** Whether a bearer token is a program's. */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

/** Creates a program's token and returns its secret, which is stored only as a hash. */
export async function createApiToken(
  tx: Database,
  { days, permissions, ...asked }: NewToken,
  now = new Date(),
): Promise<string> {
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  await tx.insert(apiToken).values({
    ...asked,
    permissions: [...new Set(permissions)],
    hash: sha256(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
  });
  return token;
}

/** The program of a token at an event; undefined if it is unknown, expired or of another event. */
export async function findApiToken(
  db: Database,
  eventCode: string,
  token: string,
  now = new Date(),
): Promise<Extract<Organizer, { kind: 'token' }> | undefined> {
  const [row] = await db
    .select()
    .from(apiToken)
    .where(
      and(eq(apiToken.hash, sha256(token)), eq(apiToken.eventCode, eventCode), gt(apiToken.expiresAt, now)),
    );
  if (!row) return undefined;
  const aMinuteAgo = new Date(now.getTime() - minuteMs);
  await db
    .update(apiToken)
    .set({ usedAt: now })
    .where(and(eq(apiToken.id, row.id), or(isNull(apiToken.usedAt), lt(apiToken.usedAt, aMinuteAgo))));
  return { kind: 'token', name: row.name, permissions: row.permissions, expiresAt: row.expiresAt };
}

/** The tokens of an event without their secrets, expired ones too, the oldest first. */
export async function listApiTokens(db: Database, eventCode: string): Promise<ApiToken[]> {
  const rows = await db
    .select()
    .from(apiToken)
    .where(eq(apiToken.eventCode, eventCode))
    .orderBy(asc(apiToken.createdAt), asc(apiToken.id));
  return rows.map(({ id, name, permissions, createdBy, createdAt, expiresAt, usedAt }) => ({
    id,
    name,
    permissions,
    created_by: createdBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    ...(usedAt && { used_at: usedAt.toISOString() }),
  }));
}

/** Ends a token of an event; returns its name, undefined if there is none. */
export async function revokeApiToken(
  tx: Database,
  eventCode: string,
  id: string,
): Promise<string | undefined> {
  const known = (await listApiTokens(tx, eventCode)).find((token) => token.id === id);
  if (known) await tx.delete(apiToken).where(eq(apiToken.id, known.id));
  return known?.name;
}
