import { createHmac } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { hashesEqual } from '#server/secrets/secret-hash.ts';
import { ensureSharedSecret } from '#server/secrets/shared-secret.ts';

/** How long an organizer can see an attendee's page before it has to be opened again, in seconds. */
export const VIEW_SECONDS = 15 * 60;

const PREFIX = 'view.';

/** The registration of a grant, and the organizer's session that it belongs to. */
export type Viewed = { readonly dossierId: string; readonly session: string };

/** Grants an organizer's session to read a registration as its attendee; returns the bearer token and its end. */
export async function grantView(
  db: Database,
  { dossierId, session }: Viewed,
  now = Date.now(),
): Promise<{ grant: string; until: Date }> {
  const until = Math.floor(now / 1000) + VIEW_SECONDS;
  const said = `${dossierId}.${session}.${until}`;
  return { grant: `${PREFIX}${said}.${await signed(db, said)}`, until: new Date(until * 1000) };
}

/** Whether a bearer token is such a grant, valid or not. */
export const isViewGrant = (token: string): boolean => token.startsWith(PREFIX);

/** The registration and the session of a grant; undefined if it is forged or has ended. */
export async function readViewGrant(
  db: Database,
  grant: string,
  now = Date.now(),
): Promise<Viewed | undefined> {
  const [dossierId = '', session = '', until = '', signature = '', ...more] = grant
    .slice(PREFIX.length)
    .split('.');
  const said = `${dossierId}.${session}.${until}`;
  if (more.length > 0 || !hashesEqual(signature, await signed(db, said))) return undefined;
  return Number(until) * 1000 > now ? { dossierId, session } : undefined;
}

async function signed(db: Database, said: string): Promise<string> {
  const secret = await ensureSharedSecret(db, 'attendee-views');
  return createHmac('sha256', secret).update(said).digest('base64url');
}
