import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { presenter } from '#server/database/schema.ts';
import type { PresenterRow } from './presenter-rows.ts';

/** A presenter's part of a proposal, or its initial value: their latest part, otherwise name and school. */
export async function knownPart(
  db: Database,
  { presenterId, answers, filledAt, name, school }: PresenterRow,
): Promise<{ values: Record<string, unknown>; checked: 'Y' | 'N' }> {
  const checked = filledAt === null ? 'N' : 'Y';
  if (Object.keys(answers).length > 0) return { values: answers, checked };
  const [person] = await db.select().from(presenter).where(eq(presenter.id, presenterId));
  return { values: { name, school, ...person?.answers }, checked };
}
