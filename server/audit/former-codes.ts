import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { auditEntry } from '#server/database/schema.ts';

/** A dossier's code, and those that it had before it was transferred: entries of the log are under each. */
export async function codesEverOf(db: Database, eventCode: string, code: string): Promise<string[]> {
  const codes: string[] = [];
  for (let found: string | undefined = code; found && !codes.includes(found); ) {
    codes.push(found);
    const [transfer] = await db
      .select({ changes: auditEntry.changes })
      .from(auditEntry)
      .where(
        and(
          eq(auditEntry.eventCode, eventCode),
          eq(auditEntry.subject, found),
          eq(auditEntry.action, 'transferRegistration'),
        ),
      );
    found = transfer?.changes.find(({ what }) => what === 'code')?.was;
  }
  return codes;
}
