import Type from 'typebox';
import type { deskActions as contract } from '#engine/contract/desk-actions.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { whyNeeded } from '#server/cancellation/cancel-problems.ts';
import { wouldOverbook } from '#server/change/over-limit.ts';
import { previewChange } from '#server/change/preview-change.ts';
import { addNote, removeNote } from '#server/desk/actions/notes.ts';
import { refundRegistration } from '#server/desk/actions/refund-registration.ts';
import { sendAgain, sendCode } from '#server/desk/actions/send-mail.ts';
import { changeTags, countTags, tagsOf } from '#server/desk/actions/tags.ts';
import { dossierNamed } from '#server/desk/read-dossier.ts';
import { chargesOf, leftOf, refundsOf } from '#server/refunds/refund-left.ts';
import { chargesLeft, refundableCharge } from '#server/refunds/refundable.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { afterwards, choiceIn } from './change.ts';
import type { Handlers } from './handlers.ts';
import { registrationNamed } from './registration-named.ts';

const Sent = Type.Object({ recipient: Type.String() });

/** What organizers do with one registration. */
export const deskActionHandlers: Handlers<typeof contract> = {
  async previewChangeAsOrganizer({
    services,
    eventCode,
    event,
    params,
    query: { days, ...query },
    language,
  }) {
    const row = await registrationNamed(services.db, eventCode, params.code);
    const choice = choiceIn({ ...query, ...(days && { registrations_day: days.split(',') }) });
    const preview = await previewChange(services, event.document, row, choice, { by: 'organizer', language });
    const left = leftOf(await chargesOf(services.db, row.id));
    const { track, registrations_day } = preview.choice;
    const changed = { gains: preview.gains, track, days: registrations_day };
    return { ...preview, left, over: await wouldOverbook(services, event.document, row, changed) };
  },

  async getRefundable({ services: { db, configuration, gateway }, eventCode, params }) {
    const row = await dossierNamed(db, eventCode, params.code);
    const left = await chargesLeft(db, configuration, eventCode, await chargesOf(db, row.id));
    return { charges: left.map((each) => refundableCharge(each, gateway.name)) };
  },

  async refundRegistration({ services, eventCode, event, body, once, audit }) {
    const row = await dossierNamed(services.db, eventCode, body.code);
    const { payment, lines, amount } = body;
    const { id } = await once(Type.Object({ id: Type.String() }), async (tx) => {
      const why = body.why.trim();
      if (why === '') throw whyNeeded();
      const order = { dossierId: row.id, payment, lines, amount, why, notify: isYes(body.notify, true) };
      const stored = await refundRegistration(tx, services, order);
      const is = formatCents(amount, localeIn(event.document.languages[0]));
      await audit(tx, { subject: row.code, changes: [{ what: 'refund', is }], reason: why });
      return { id: stored };
    });
    await afterwards(services, row.id);
    const made = (await refundsOf(services.db, row.id)).find((each) => each.refund.id === id);
    return { amount, state: made?.refund.state ?? 'pending' };
  },

  async sendMailAgain({ services, eventCode, body, once, audit }) {
    const row = await dossierNamed(services.db, eventCode, body.code);
    const answer = await once(Sent, async (tx) => {
      const is = await sendAgain(tx, services, row, body.id);
      await audit(tx, { subject: row.code, changes: [{ what: 'mail', is }] });
      return { recipient: row.emailTyped };
    });
    services.mailer.wake();
    return answer;
  },

  async sendCodeAsOrganizer({ services, eventCode, event, body, once, audit }) {
    const row = await registrationNamed(services.db, eventCode, body.code);
    const answer = await once(Sent, async (tx) => {
      await sendCode(tx, services, event.document, row);
      await audit(tx, { subject: row.code });
      return { recipient: row.emailTyped };
    });
    services.mailer.wake();
    return answer;
  },

  async addDossierNote({ services: { db }, eventCode, body, organizer, audit }) {
    const row = await dossierNamed(db, eventCode, body.code);
    const note = await db.transaction(async (tx) => {
      await audit(tx, { subject: row.code });
      return addNote(tx, { dossierId: row.id, author: nameOf(organizer), text: body.text.trim() });
    });
    return { note };
  },

  async removeDossierNote({ services: { db }, eventCode, body, audit }) {
    const row = await dossierNamed(db, eventCode, body.code);
    await db.transaction(async (tx) => {
      const was = await removeNote(tx, row.id, body.id);
      if (was === undefined) throw notFound();
      await audit(tx, { subject: row.code, changes: [{ what: 'note', was }] });
    });
    return { removed: 'Y' };
  },

  async tagDossier({ services: { db }, eventCode, body, audit }) {
    const row = await dossierNamed(db, eventCode, body.code);
    const trimmed = (tags: readonly string[] = []) => tags.map((tag) => tag.trim()).filter(Boolean);
    const [add, remove] = [trimmed(body.add), trimmed(body.remove)];
    return db.transaction(async (tx) => {
      await changeTags(tx, [row.id], { add, remove });
      const changes = [
        ...add.map((is) => ({ what: 'tag', is })),
        ...remove.map((was) => ({ what: 'tag', was })),
      ];
      await audit(tx, { subject: row.code, changes });
      return { tags: (await tagsOf(tx, [row.id])).get(row.id) ?? [] };
    });
  },

  listTags: async ({ services: { db }, eventCode }) => ({ tags: await countTags(db, eventCode) }),
};
