import { and, eq } from 'drizzle-orm';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { roleOf } from '#engine/form/field-types/registry.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { answerLines } from '#engine/form/summary/answer-lines.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { configuredSteps, flowOf, isFormStep } from '#server/answers/flow-steps.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { listAudit } from '#server/audit/list-audit.ts';
import { invoicesOf, invoiceView } from '#server/billing/invoice-rows.ts';
import { bookedBy } from '#server/booked/booked-items.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { type DossierRow, selectDossiers } from '#server/dossiers/dossier-row.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { editableForms } from './actions/edit-answers.ts';
import { notesOf } from './actions/notes.ts';
import { tagsOf } from './actions/tags.ts';
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
  const { entries } = await listAudit(db, { eventCode, subject: code });
  return {
    dossier: listedDossier(configuration, row, { money, group, tags: (await tagsOf(db, [id])).get(id) }),
    locale: row.locale,
    updated_at: row.updatedAt.toISOString(),
    forms: formsOf(configuration, row, locale),
    items: [...items],
    invoices: (await invoicesOf(db, id)).map(invoiceView),
    ...(decide && { decide }),
    notes: await notesOf(db, id),
    ledger: await ledgerOf(db, row),
    mails: await dossierMails(db, row),
    audit: entries,
  };
}

/** The answers of a dossier in words, in the order of its flow's forms; those that do not count are left out. */
function formsOf(configuration: ConfigurationStore, row: DossierRow, locale: Locale): DeskDossier['forms'] {
  const flow = flowOf(configuration, row)?.document;
  const asked = (flow ? configuredSteps(flow, row) : []).filter(isFormStep).map(({ form_type }) => form_type);
  const { answers: counted } = countedAnswers(configuration, row);
  const editable = new Set(editableForms(configuration, row));
  const types = [...new Set([...asked, ...Object.keys(counted)])];
  return types.flatMap((formType) => {
    const form = loadForm(configuration, row.eventCode, formType)?.served;
    if (!form) return [];
    const lines = answerLines(form, counted[formType] ?? {}, locale).map(({ id, label, text }) => ({
      id,
      label,
      text: [...text],
    }));
    const isEditable = editable.has(formType) && asksWords(form.document);
    if (lines.length === 0 && !isEditable) return [];
    const title = resolveText(form.document.title, locale);
    return [{ form_type: formType, title, lines, ...(isEditable && { editable: 'Y' as const }) }];
  });
}

/** Whether a form asks for anything besides items, which are changed elsewhere. */
const asksWords = ({ sections }: FormDocument): boolean =>
  sections.some(({ fields }) => fields.some((field) => roleOf(field) === 'answer'));
