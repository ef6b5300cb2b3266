import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { accessToken } from '#server/database/schema.ts';
import { hashesEqual, sha256 } from '#server/secrets/secret-hash.ts';

// As long as the browser stores a dossier (spec §9, persisted state lifetime).
const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Creates a bearer token for one dossier; only its hash is stored. A presenter's token opens their part of a proposal
 * until they no longer present it.
 */
export async function issueAccessToken(
  db: Database,
  dossierId: string,
  { now = new Date(), presenter }: { now?: Date; presenter?: string } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db
    .insert(accessToken)
    .values({ hash: sha256(token), dossierId, proposalPresenterId: presenter, expiresAt });
  return token;
}

/** The id of the dossier that a token was issued for, or nothing if it is unknown or expired. */
export async function findTokenDossier(
  db: Database,
  token: string,
  now = new Date(),
): Promise<string | undefined> {
  // Looked up by its hash: the index's timing reveals nothing about the token.
  const hash = sha256(token);
  const [row] = await db
    .select()
    .from(accessToken)
    .where(and(eq(accessToken.hash, hash), gt(accessToken.expiresAt, now)));
  return row && hashesEqual(row.hash, hash) ? row.dossierId : undefined;
}

/** The presenter for whom a token was created; undefined for a proposal's first contact. */
export async function findTokenPresenter(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ presenter: accessToken.proposalPresenterId })
    .from(accessToken)
    .where(eq(accessToken.hash, sha256(token)));
  return row?.presenter ?? undefined;
}

/** Ends every token of a presenter of a proposal. */
export async function revokePresenterTokens(db: Database, presenter: string): Promise<void> {
  await db.delete(accessToken).where(eq(accessToken.proposalPresenterId, presenter));
}

/** Ends every token of a dossier, as when it is cancelled or its address changes. */
export async function revokeAccessTokens(db: Database, dossierId: string): Promise<void> {
  await db.delete(accessToken).where(eq(accessToken.dossierId, dossierId));
}
