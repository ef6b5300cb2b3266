import Type from 'typebox';
import { Value } from 'typebox/value';
import { formatCents } from '#engine/form/format/money.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import { cancelRegistration } from '#server/cancellation/cancel-registration.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import { dossierNamed } from '#server/desk/read-dossier.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { giveRefunds } from '#server/payments/settle-refunds.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import type { RowHandler } from './job-handler.ts';

const Payload = Type.Object({
  code: Type.String(),
  reason: Type.Optional(Type.String()),
  /** In cents the policy's refund that was shown. */
  back: Type.Integer(),
  notify: Type.Boolean(),
});

/** Cancels a registration with the policy's refund, unless that differs from the one shown. */
export const cancelRow: RowHandler = async ({ services, tx, job, payload, audit }) => {
  const { code, reason, back, notify } = Value.Parse(Payload, payload);
  const event = eventOf(services.configuration, job);
  const found = await dossierNamed(tx, job.eventCode, code);
  const { row, amount } = await cancelRegistration(tx, services, {
    event,
    dossierId: found.id,
    reason,
    message: '',
    wish: { by: 'organizer', expected: back, amount: undefined, notify, isOneOfMany: true },
    link: dossierLink(services, found),
  }).catch(sayWhatChanged);
  await audit('changeRegistrationAsOrganizer', {
    subject: row.code,
    changes: [
      { what: 'status', was: 'Submitted', is: 'Cancelled' },
      { what: 'refund', is: formatCents(amount, localeIn(event.languages[0])) },
    ],
  });
  return async () => {
    services.mailer.wake();
    services.seats.wake();
    await giveRefunds(services, found.id);
  };
};

/** Says in a whole sentence that the refund has changed: no form names its field here. */
function sayWhatChanged(error: unknown): never {
  if (error instanceof Refusal && error.details.reason === 'price')
    throw new Refusal('conflict', { row: [inEveryLanguage('jobs.refundChanged')] });
  throw error;
}
