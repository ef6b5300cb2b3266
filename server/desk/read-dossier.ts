import { and, eq } from 'drizzle-orm';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { codesEverOf } from '#server/audit/former-codes.ts';
import { listAudit } from '#server/audit/list-audit.ts';
import { deskInvoiceView, invoicesOf } from '#server/billing/invoice-rows.ts';
import { bookedBy } from '#server/booked/booked-items.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { type DossierRow, selectDossiers } from '#server/dossiers/dossier-row.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { maySplit } from '#server/invoices/invoice-lines.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { notesOf } from './actions/notes.ts';
import { tagsOf } from './actions/tags.ts';
import { answeredForms } from './answered-forms.ts';
import { dossierMails } from './dossier-mails.ts';
import { groupNames } from './group-names.ts';
import { ledgerOf } from './ledger-of.ts';
import { listedDossier } from './listed-dossier.ts';
import { moneyOf } from './money-of.ts';
import { possibleDecision } from './possible-decision.ts';

/** The dossier of an event with a code; throws the answer to an unknown one. */
export async function dossierNamed(db: Database, eventCode: string, typed: string): Promise<DossierRow> {
  const code = readRegistrationCode(typed) ?? '';
  const [row] = await selectDossiers(db).where(and(eq(dossier.eventCode, eventCode), eq(dossier.code, code)));
  if (!row) throw notFound();
  return row;
}

/** Everything about one dossier, for organizers, in a language. */
export async function readDossier(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  locale: Locale,
): Promise<DeskDossier> {
  const { id, eventCode, code } = row;
  const money = (await moneyOf(db, [id])).get(id);
  const group = (await groupNames(db, [id])).get(id);
  const { items } = await bookedBy(db, configuration, event, row, new Date());
  const decide = await possibleDecision(db, configuration, row);
  const { entries } = await listAudit(db, { eventCode, codes: await codesEverOf(db, eventCode, code) });
  return {
    dossier: listedDossier(configuration, row, { money, group, tags: (await tagsOf(db, [id])).get(id) }),
    locale: row.locale,
    updated_at: row.updatedAt.toISOString(),
    forms: answeredForms(configuration, row, locale),
    items: [...items],
    invoices: (await invoicesOf(db, id)).map((each) => deskInvoiceView(each, maySplit(row, each))),
    ...(decide && { decide }),
    notes: await notesOf(db, id),
    ledger: await ledgerOf(db, row),
    mails: await dossierMails(db, row),
    audit: entries,
  };
}
