import Type from 'typebox';
import type { AuditChange } from '#engine/contract/audit.ts';
import type { deskAnswers as contract } from '#engine/contract/desk-answers.ts';
import type { BodyOf } from '#engine/contract/endpoint.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import { whyNeeded } from '#server/cancellation/cancel-problems.ts';
import { auditedAnswers, auditedChange } from '#server/change/audited-change.ts';
import { changeForAttendee } from '#server/change/claim-change.ts';
import { previewChange } from '#server/change/preview-change.ts';
import { answersToEdit, previewEdit, saveEdit } from '#server/desk/actions/edit-answers.ts';
import { dossierNamed } from '#server/desk/read-dossier.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { chargesOf, leftOf } from '#server/refunds/refund-left.ts';
import { afterwards } from './change.ts';
import type { Handlers } from './handlers.ts';

/** Editing the answers of a registration, group or application for its holder. */
export const deskAnswersHandlers: Handlers<typeof contract> = {
  async getAnswersToEdit({ services: { db, configuration }, eventCode, params }) {
    const row = await dossierNamed(db, eventCode, params.code);
    return answersToEdit(db, configuration, row, params.form_type);
  },

  async previewAnswersAsOrganizer({ services, eventCode, event, body, language }) {
    const row = await dossierNamed(services.db, eventCode, body.code);
    const edit = await previewEdit(services.db, services.configuration, row, body, language);
    if (!isPaidFor(row)) return edit;
    const choice = { correction: correctionIn({ ...body, may_be_empty: 'Y' }) };
    const by = { by: 'organizer', language } as const;
    const preview = await previewChange(services, event.document, row, choice, by);
    const { difference, loses, gains } = preview;
    if (difference === 0 && loses.length + gains.length === 0) return edit;
    const { currency, lines, taxes, kept, kept_tax, card, to_group, to_own } = preview;
    const left = leftOf(await chargesOf(services.db, row.id));
    return {
      ...edit,
      change: {
        ...{ currency, lines, taxes, kept, difference, loses, gains, left },
        ...(kept_tax !== undefined && { kept_tax }),
        ...(card && { card }),
        ...(to_group && { to_group }),
        ...(to_own && { to_own }),
      },
    };
  },

  async saveAnswersAsOrganizer({ services, eventCode, event, body, language, once, audit }) {
    const row = await dossierNamed(services.db, eventCode, body.code);
    const why = body.why?.trim() ?? '';
    if (isYes(body.may_be_empty) && why === '') throw whyNeeded();
    const schema = Type.Object({ saved: Type.Integer(), refund_amount: Type.Integer() });
    const answer = await once(schema, async (tx) => {
      const reason = why === '' ? {} : { reason: why };
      if (!isPaidFor(row)) {
        const editing = { language, mayBeEmpty: isYes(body.may_be_empty) };
        const corrected = await saveEdit(tx, services, row, body, editing);
        await audit(tx, { subject: row.code, changes: auditedAnswers(event.document, corrected), ...reason });
        return { saved: corrected.length, refund_amount: 0 };
      }
      const link = dossierLink(services, row);
      const { before, made } = await changeForAttendee(tx, services, {
        event: event.document,
        dossierId: row.id,
        choice: { correction: correctionIn(body) },
        language,
        link,
        returnUrl: link,
        wish: {
          amount: isYes(body.issue_refund, true) ? body.refund_amount : 0,
          why,
          notify: isYes(body.notify, true),
          expected: body.expected_difference,
        },
      });
      const amount = Math.max(0, -made.difference);
      const changes = [...auditedChange(event.document, before, made), ...refundOf(event.document, amount)];
      await audit(tx, { subject: row.code, changes, ...reason });
      return { saved: made.answers.length, refund_amount: amount };
    });
    await afterwards(services, row.id);
    return answer;
  },
};

/** Whether answers can change what a registration costs after it was paid for. */
const isPaidFor = (row: DossierRow): row is RegistrationRow =>
  isRegistration(row) && row.status === 'Submitted';

function correctionIn({
  form_type: formType,
  version,
  values,
  base,
  may_be_empty,
}: Pick<
  BodyOf<(typeof contract)['saveAnswersAsOrganizer']>,
  'form_type' | 'version' | 'values' | 'base' | 'may_be_empty'
>) {
  return { formType, version, values, base, mayBeEmpty: isYes(may_be_empty) };
}

function refundOf({ languages: [language] }: EventDocument, cents: number): AuditChange[] {
  return cents > 0 ? [{ what: 'refund', is: formatCents(cents, localeIn(language)) }] : [];
}
