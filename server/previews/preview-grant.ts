import { createHmac } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { hashesEqual } from '#server/secrets/secret-hash.ts';
import { ensureSharedSecret } from '#server/secrets/shared-secret.ts';

/** What a grant lets its bearer see: a draft, at a moment or now, and the link that it came from. */
export interface Previewed {
  readonly draft: string;
  /** Milliseconds since 1970; absent for now. */
  readonly at: number | undefined;
  /** The link's id, which can be revoked; absent for an organizer's own preview. */
  readonly link: string | undefined;
}

/** Makes the secret part of a preview's address, valid until a moment. */
export async function grantPreview(
  db: Database,
  { draft, at, link }: Previewed,
  until: Date,
): Promise<string> {
  const granted = [draft, at ?? '', link ?? '', until.getTime()].join('.');
  return `${granted}.${await signed(db, granted)}`;
}

/** What a grant lets its bearer see; undefined if it is forged or has expired. */
export async function readPreviewGrant(
  db: Database,
  grant: string,
  now = Date.now(),
): Promise<Previewed | undefined> {
  const [draft = '', at = '', link = '', until = '', signature = '', ...more] = grant.split('.');
  const granted = [draft, at, link, until].join('.');
  if (more.length > 0 || !hashesEqual(signature, await signed(db, granted))) return undefined;
  if (Number(until) <= now) return undefined;
  return { draft, at: at === '' ? undefined : Number(at), link: link || undefined };
}

async function signed(db: Database, granted: string): Promise<string> {
  const secret = await ensureSharedSecret(db, 'previews');
  return createHmac('sha256', secret).update(granted).digest('base64url');
}
