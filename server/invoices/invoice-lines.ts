import { notSplit } from '#server/billing/invoice-problems.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { membersOf } from '#server/dossiers/group-members.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { quoteInGroup } from '#server/groups/rules/group-quote.ts';
import { storedGroupPayment } from '#server/groups/stored-group-payment.ts';
import { type BilledLine, billedLines, withTaxes } from './rules/split-quote.ts';

/** The id of a group's member as a line of its invoice. */
const memberLine = (id: string) => `member-${id}`;

/** Whether an open invoice can be split: a group's, or one for what organizers added, with several lines. */
export const maySplit = (row: Pick<DossierRow, 'flow'>, { state, purpose, quote }: InvoiceRow): boolean =>
  state === 'open' &&
  (isGroup(row) || purpose === 'owed') &&
  quote.lines.filter(({ category }) => category !== 'discount').length > 1;

/**
 * The lines of an invoice, each of which can go onto one of its own: a group's members, or what organizers added. Throws
 * 409 for an application's own invoice.
 */
export async function linesOfInvoice(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  row: DossierRow,
  invoice: InvoiceRow,
): Promise<BilledLine[]> {
  const taxes = configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.taxes ?? [];
  const lines = billedLines(invoice.quote, taxes);
  if (!isGroup(row)) {
    if (invoice.purpose !== 'owed') throw notSplit();
    return lines;
  }
  // A member's line is one amount; their own quote says what is taxed in it.
  const { discount } = storedGroupPayment(invoice);
  const members = await membersOf(db, row.id);
  return withTaxes(invoice.quote, lines, ({ id }) => {
    const quote = members.find((member) => memberLine(member.id) === id)?.quote;
    return quote ? quoteInGroup(quote, discount, taxes).taxes : [];
  });
}

/** What is stored with one of the invoices that a group's is split into: its members. */
export function submissionOf(
  row: DossierRow,
  { submission }: InvoiceRow,
  lines: ReadonlySet<string>,
): Record<string, unknown> {
  if (!isGroup(row)) return submission;
  const stored = storedGroupPayment({ submission });
  return { ...stored, members: stored.members.filter((id) => lines.has(memberLine(id))) };
}
