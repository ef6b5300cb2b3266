import Type from 'typebox';
import type { AuditChange } from '#engine/contract/audit.ts';
import { deskMoney as contract } from '#engine/contract/desk-money.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { adjustOwed, owedLines, previewAdjustment } from '#server/desk/actions/adjust-owed.ts';
import { sendPaymentLink } from '#server/desk/actions/payment-link.ts';
import { dossierNamed } from '#server/desk/read-dossier.ts';
import { afterwards } from './change.ts';
import type { Handlers } from './handlers.ts';

/** Money owed after submission: fees, waivers, credits and the payment link. */
export const deskMoneyHandlers: Handlers<typeof contract> = {
  async getOwedAsOrganizer({ services, eventCode, params }) {
    const row = await dossierNamed(services.db, eventCode, params.code);
    return owedLines(services.db, services, row);
  },

  async previewAdjustment({ services, eventCode, body }) {
    const row = await dossierNamed(services.db, eventCode, body.code);
    return previewAdjustment(services.db, services, row, body);
  },

  async adjustOwed({ services, eventCode, event, body, organizer, once, audit }) {
    const row = await dossierNamed(services.db, eventCode, body.code);
    const inWords = (cents: number) => formatCents(cents, localeIn(event.document.languages[0]));
    const why = body.why.trim();
    const answer = await once(contract.adjustOwed.response, async (tx) => {
      const made = await adjustOwed(tx, services, event.document, row, body, {
        author: nameOf(organizer),
        why,
        expected: { owes: body.expected, refund: body.expected_refund ?? 0 },
        notify: isYes(body.notify, false),
      });
      const { owed, owes, refund } = made;
      const changes: AuditChange[] = [
        { what: body.kind, is: body.label?.trim() || inWords(body.amount ?? owed - owes) },
        { what: 'owed', was: inWords(owed), is: inWords(owes) },
        ...(refund > 0 ? [{ what: 'refund', is: inWords(refund) }] : []),
      ];
      await audit(tx, { subject: row.code, changes, reason: why });
      return { owes, refund };
    });
    await afterwards(services, row.id);
    return answer;
  },

  async sendPaymentLink({ services, eventCode, event, body, once, audit }) {
    const row = await dossierNamed(services.db, eventCode, body.code);
    const schema = Type.Object({ recipient: Type.String(), amount: Type.Integer() });
    const answer = await once(schema, async (tx) => {
      const amount = await sendPaymentLink(tx, services, event.document, row);
      const is = formatCents(amount, localeIn(event.document.languages[0]));
      await audit(tx, { subject: row.code, changes: [{ what: 'owed', is }] });
      return { recipient: row.emailTyped, amount };
    });
    services.mailer.wake();
    return answer;
  },
};
