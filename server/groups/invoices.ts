import { and, eq, like, sql } from 'drizzle-orm';
import { withdrawOpenInvoice } from '#server/billing/invoice-rows.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';

// While an invoice is open its members wait, however long that is; `readyUntil` is compared as a time.
const asLongAsItIsOpen = '9999-12-31T00:00:00.000Z';

/** Keeps members as they are until the invoice that they are on is paid or withdrawn. */
export async function keepWhileOpen(
  tx: Database,
  groupId: string,
  members: readonly string[],
): Promise<void> {
  await tx
    .update(groupMember)
    .set({ submission: withUntil(asLongAsItIsOpen) })
    .where(and(eq(groupMember.groupId, groupId), sql`${groupMember.id}::text in ${[...members]}`));
}

/**
 * Withdraws a group's open invoice, when it is paid otherwise or a member is removed; members stay ready for `keptMs`
 * from now. The caller has locked the group.
 */
export async function withdrawInvoices(
  tx: Database,
  groupId: string,
  keptMs = 0,
  now = new Date(),
): Promise<void> {
  await withdrawOpenInvoice(tx, groupId);
  await tx
    .update(groupMember)
    .set({ submission: withUntil(new Date(now.getTime() + keptMs).toISOString()) })
    .where(
      and(
        eq(groupMember.groupId, groupId),
        like(sql`${groupMember.submission} ->> 'readyUntil'`, asLongAsItIsOpen),
      ),
    );
}

const withUntil = (until: string) =>
  sql`jsonb_set(${groupMember.submission}, '{readyUntil}', to_jsonb(${until}::text))`;
