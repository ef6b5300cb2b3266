import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { sharedSecret } from '#server/database/schema.ts';

/** A secret that every process on a database has, as for signatures that one gives and another checks. */
export async function ensureSharedSecret(db: Database, name: string): Promise<string> {
  // Of two that make one at once the second finds that of the first.
  await db
    .insert(sharedSecret)
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(sharedSecret).where(eq(sharedSecret.name, name));
  if (!row) throw new Error(`The secret "${name}" was neither made nor found.`);
  return row.secret;
}
