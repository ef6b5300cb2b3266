import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { undecoratedCode } from '#engine/form/format/undecorated.ts';
import type { Database } from '#server/database/database.ts';
import { accessCode } from '#server/database/schema.ts';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import { hashesEqual, sha256 } from '#server/secrets/secret-hash.ts';

export type AccessCodeHolder = { eventCode: string; email: string; purpose: string };

/** The purpose of a code that lists the registrations of its address. */
export const signingIn = 'registrations';

/** The lifetime of an emailed code in minutes, as stated in the email. */
export const accessCodeMinutes = 15;

// With six digits, five guesses find one code in 200,000.
const maximumAttempts = 5;

/** Makes a six-digit code to be mailed, valid for a number of minutes, and ends any that the same holder had. */
export async function issueAccessCode(
  db: Database,
  holder: AccessCodeHolder,
  now = new Date(),
  minutes = accessCodeMinutes,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = randomUUID();
  await db.delete(accessCode).where(heldBy(holder));
  await db.insert(accessCode).values({
    id,
    eventCode: holder.eventCode,
    email: normalizeEmail(holder.email),
    purpose: holder.purpose,
    hash: codeHash(id, code),
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  return code;
}

/**
 * Whether a typed code is the holder's; a right one is used up. Call it outside any transaction that may be rolled
 * back: a wrong guess has to be counted.
 */
export async function redeemAccessCode(
  db: Database,
  holder: AccessCodeHolder,
  typed: string,
  now = new Date(),
): Promise<boolean> {
  const digits = undecoratedCode(typed).replace(/\D/g, '');
  const candidates = await db
    .update(accessCode)
    .set({ attempts: sql`${accessCode.attempts} + 1` })
    .where(and(heldBy(holder), gt(accessCode.expiresAt, now), lt(accessCode.attempts, maximumAttempts)))
    .returning();
  const match = candidates.find((row) => hashesEqual(row.hash, codeHash(row.id, digits)));
  if (!match) return false;
  // Of two requests with the same right code one deletes the row, and only that one is let in.
  const used = await db
    .delete(accessCode)
    .where(eq(accessCode.id, match.id))
    .returning({ id: accessCode.id });
  return used.length === 1;
}

function heldBy(holder: AccessCodeHolder) {
  return and(
    eq(accessCode.eventCode, holder.eventCode),
    eq(accessCode.email, normalizeEmail(holder.email)),
    eq(accessCode.purpose, holder.purpose),
  );
}

function codeHash(id: string, code: string): string {
  return sha256(`${id}:${code}`);
}
