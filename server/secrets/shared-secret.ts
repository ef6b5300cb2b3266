import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { sharedSecret } from '#server/database/schema.ts';

/** A secret shared by all processes of a database, such as for signatures. */
export async function ensureSharedSecret(db: Database, name: string): Promise<string> {
  // If two create one at once, the second uses the first one's.
  await db
    .insert(sharedSecret)
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(sharedSecret).where(eq(sharedSecret.name, name));
  if (!row) throw new Error(`The secret "${name}" was neither made nor found.`);
  return row.secret;
}
