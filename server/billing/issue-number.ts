import { sql } from 'drizzle-orm';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { documentNumber, type NumberedDocument } from '#server/database/schema.ts';

/**
 * Takes the next number of an event's receipts or invoices, with the organizer's prefix. Others wait for this
 * transaction, so it is called last, after every lock.
 */
export async function issueNumber(
  tx: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  kind: NumberedDocument,
): Promise<{ eventCode: string; number: number; prefix: string }> {
  const [taken] = await tx
    .insert(documentNumber)
    .values({ eventCode, kind, last: 1 })
    .onConflictDoUpdate({
      target: [documentNumber.eventCode, documentNumber.kind],
      set: { last: sql`${documentNumber.last} + 1` },
    })
    .returning();
  if (!taken) throw new Error(`no number of a ${kind} could be taken`);
  const prefix = configuration.current(eventCode, 'fees', catalogue.fees)?.document.number_prefix ?? '';
  return { eventCode, number: taken.last, prefix };
}

/** A number as it is printed, with the prefix of when it was issued. */
export const printedNumber = ({ prefix, number }: { prefix: string; number: number }) => `${prefix}${number}`;
