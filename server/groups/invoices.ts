import { and, eq, like, sql } from 'drizzle-orm';
import { type InvoiceRow, openInvoicesOf, withdrawOpenInvoices } from '#server/billing/invoice-rows.ts';
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

/** The ids of the members on a group's invoice. */
export const membersOn = ({ submission: { members } }: Pick<InvoiceRow, 'submission'>): readonly string[] =>
  Array.isArray(members) ? members.map(String) : [];

/** The members of a group on open invoices that someone else is billed for. */
export async function billedToOthers(db: Database, groupId: string): Promise<ReadonlySet<string>> {
  const open = await openInvoicesOf(db, groupId);
  return new Set(open.filter(({ recipient }) => recipient !== null).flatMap(membersOn));
}

/**
 * Withdraws the open invoices of a group with any of some members, when these are paid for otherwise or one is removed;
 * all who are on them stay ready for `keptMs` from now. Returns them. The caller has locked the group.
 */
export async function withdrawInvoicesWith(
  tx: Database,
  groupId: string,
  members: readonly string[],
  keptMs = 0,
  now = new Date(),
): Promise<InvoiceRow[]> {
  const open = await openInvoicesOf(tx, groupId);
  const theirs = open.filter((each) => membersOn(each).some((id) => members.includes(id)));
  if (theirs.length === 0) return [];
  const voided = await withdrawOpenInvoices(
    tx,
    groupId,
    theirs.map(({ number }) => number),
  );
  await tx
    .update(groupMember)
    .set({ submission: withUntil(new Date(now.getTime() + keptMs).toISOString()) })
    .where(
      and(
        eq(groupMember.groupId, groupId),
        sql`${groupMember.id}::text in ${theirs.flatMap(membersOn)}`,
        like(sql`${groupMember.submission} ->> 'readyUntil'`, asLongAsItIsOpen),
      ),
    );
  return voided;
}

const withUntil = (until: string) =>
  sql`jsonb_set(${groupMember.submission}, '{readyUntil}', to_jsonb(${until}::text))`;
