import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dossier } from '#server/database/schema.ts';
import type { TestApi } from './test-api.ts';

/** A registration with a name of its own; returns the name's last word, which no other has. */
export async function named(api: TestApi, first: string, more: Readonly<Record<string, unknown>> = {}) {
  const begun = await api.begin();
  const last = `Zz${randomUUID().slice(0, 8)}`;
  await api.database.db
    .update(dossier)
    .set({ answers: { personal: { first_name: first, last_name: last, ...more } } })
    .where(eq(dossier.code, begun.code));
  return { ...begun, last };
}
