import Type from 'typebox';
import { type cancellation as contract, RefundQuote } from '#engine/contract/cancellation.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { Registration } from '#engine/contract/registration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import { registrationView } from '#server/answers/dossier-view.ts';
import { refundNotYours } from '#server/cancellation/cancel-problems.ts';
import { cancelRegistration } from '#server/cancellation/cancel-registration.ts';
import { previewCancellation } from '#server/cancellation/preview-cancellation.ts';
import { reasonsOf } from '#server/cancellation/reason-names.ts';
import { auditedChange } from '#server/change/audited-change.ts';
import { needed } from '#server/change/change-problems.ts';
import { changeForAttendee } from '#server/change/claim-change.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import { lastDayToCancel, policyOf } from '#server/refunds/cancel-policy.ts';
import { chargesOf, leftOf } from '#server/refunds/refund-left.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { afterwards, changeByAttendee, choiceIn } from './change.ts';
import type { Call, Handlers } from './handlers.ts';
import { registrationNamed } from './registration-named.ts';

/** Cancelling a registration: preview and execution; the latter's call also makes changes. */
export const cancellationHandlers: Handlers<typeof contract> = {
  getCancelPolicyOption({ services, event }) {
    const policy = policyOf(services.configuration, event.document.code);
    return {
      reasons: reasonsOf(policy),
      until: lastDayToCancel(event.document, policy),
      ...(policy?.note !== undefined && { note: policy.note }),
    };
  },

  getCancellation: ({ services, event, registration }) =>
    previewCancellation(services.db, services.configuration, event.document, registration),

  async changeRegistration(call) {
    if (call.body.issue_refund !== undefined) throw refundNotYours('issue_refund');
    if (call.body.refund_amount !== undefined) throw refundNotYours('refund_amount');
    return call.body.option === 'change' ? changeByAttendee(call) : cancelByAttendee(call);
  },

  async getCancellationAsOrganizer({ services: { db, configuration }, eventCode, event, params }) {
    const row = await registrationNamed(db, eventCode, params.code);
    const preview = await previewCancellation(db, configuration, event.document, row);
    return { ...preview, left: leftOf(await chargesOf(db, row.id)) };
  },

  async changeRegistrationAsOrganizer({ services, eventCode, body, language, once, audit }) {
    const named = body.event ?? eventCode;
    const event = services.configuration.current(named, 'event', named);
    if (!event) throw notFound();
    const found = await registrationNamed(services.db, named, body.code);
    const link = dossierLink(services, found);
    const wish = {
      amount: isYes(body.issue_refund, true) ? body.refund_amount : 0,
      why: body.why?.trim(),
      notify: isYes(body.notify_registration, true),
    };
    const common = { event: event.document, dossierId: found.id, link };
    const schema = Type.Object({ registration: Registration, refund_amount: Type.Integer() });
    const inWords = (cents: number) => formatCents(cents, localeIn(event.document.languages[0]));
    const answer = await once(schema, async (tx) => {
      if (body.option === 'change') {
        const changing = {
          ...common,
          choice: choiceIn(body),
          language,
          returnUrl: link,
          overbooks: isYes(body.overbook, false),
          wish: { ...wish, expected: body.expected_difference },
        };
        const { before, made } = await changeForAttendee(tx, services, changing);
        const amount = Math.max(0, -made.difference);
        await audit(tx, {
          subject: made.row.code,
          changes: [
            ...auditedChange(event.document, before, made),
            ...(amount > 0 ? [{ what: 'refund', is: inWords(amount) }] : []),
          ],
          ...(wish.why && { reason: wish.why }),
        });
        return { registration: registrationView(services.configuration, made.row), refund_amount: amount };
      }
      const { row, quote, amount } = await cancelRegistration(tx, services, {
        ...common,
        reason: body.reason,
        message: body.message?.trim() ?? '',
        wish: { by: 'organizer', expected: body.expected_refund, ...wish },
      });
      const ownAmount = amount === quote.back ? {} : { was: inWords(quote.back) };
      await audit(tx, {
        subject: row.code,
        changes: [
          { what: 'status', was: 'Submitted', is: 'Cancelled' },
          { what: 'refund', ...ownAmount, is: inWords(amount) },
        ],
        ...(wish.why && { reason: wish.why }),
      });
      return { registration: registrationView(services.configuration, row), refund_amount: amount };
    });
    await afterwards(services, found.id);
    return answer;
  },
};

type AttendeeCall = Call<(typeof contract)['changeRegistration']>;
type AttendeeAnswer = AnswerOf<(typeof contract)['changeRegistration']>;

async function cancelByAttendee(call: AttendeeCall): Promise<AttendeeAnswer> {
  const { services, event, registration, body, once } = call;
  const { reason, expected_refund: expected } = body;
  if (reason === undefined) throw needed('reason');
  if (expected === undefined) throw needed('expected_refund');
  const schema = Type.Object({ registration: Registration, refund: RefundQuote });
  const answer = await once(schema, async (tx) => {
    const { row, quote } = await cancelRegistration(tx, services, {
      event: event.document,
      dossierId: registration.id,
      reason,
      message: body.message?.trim() ?? '',
      wish: { by: 'attendee', expected },
      link: dossierLink(services, registration),
    });
    return { registration: registrationView(services.configuration, row), refund: quote };
  });
  await afterwards(services, registration.id);
  return answer;
}
