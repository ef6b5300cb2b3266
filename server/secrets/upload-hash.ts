import { createHmac } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { hashesEqual } from './secret-hash.ts';
import { ensureSharedSecret } from './shared-secret.ts';

/** An editor that was opened an hour ago asks for another. */
const GOOD_FOR_MS = 3_600_000;

/** An upload token with its expiry, known to all processes of the database. */
export async function newUploadHash(db: Database, now = new Date()): Promise<{ hash: string; until: Date }> {
  const until = new Date(now.getTime() + GOOD_FOR_MS);
  const moment = String(until.getTime());
  return { hash: `${moment}.${await signed(db, moment)}`, until };
}

/** Whether an upload token is valid. */
export async function isUploadHash(db: Database, hash: string, now = new Date()): Promise<boolean> {
  const [moment = '', signature = ''] = hash.split('.');
  return hashesEqual(signature, await signed(db, moment)) && Number(moment) > now.getTime();
}

async function signed(db: Database, moment: string): Promise<string> {
  const secret = await ensureSharedSecret(db, 'editor-uploads');
  return createHmac('sha256', secret).update(moment).digest('hex');
}
