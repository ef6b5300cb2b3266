import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { waitlist as contract } from '#engine/contract/waitlist.ts';
import { askedLastName } from '#server/domain/asked-last-name.ts';
import { checkEmail } from '#server/domain/email-address.ts';
import { hasWaitlist } from '#server/domain/event-state.ts';
import { invalidField, notFound } from '#server/domain/refusal.ts';
import { checkChoice } from '#server/domain/registration-choice.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { declineOffer } from '#server/inventory/waitlist/decline-offer.ts';
import { hasFlowLine, offerFlowEntry } from '#server/inventory/waitlist/flow-line.ts';
import { flowPlaceMail } from '#server/inventory/waitlist/flow-place-mail.ts';
import { isEntryId, joinPlaceLine, offerEntry, standingOf } from '#server/inventory/waitlist/place-line.ts';
import { joinedMail, placeDeclinedMail, type WaitlistRow } from '#server/inventory/waitlist/waitlist-mail.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { mayAskForMail } from '#server/mail/mails-asked-for.ts';
import type { Services } from '#server/services.ts';
import { ownOrigin } from '#server/site/site-origin.ts';
import { flowNamed } from './begin-flow.ts';
import type { Handlers } from './handlers.ts';

/** Waiting for a place when the event, a track or a flow is full. */
export const waitlistHandlers: Handlers<typeof contract> = {
  checkWaitlist({ services, eventCode, event, body }) {
    checkEmail(body.email);
    if (body.flow !== undefined) {
      const flow = flowNamed(services, eventCode, body.flow);
      return offerFlowEntry(services.db, services.configuration, { eventCode, flow });
    }
    checkChoice(event.document, { track: body.track });
    return offerEntry(services.db, eventCode, event.document, body.track);
  },

  async saveToWaitlist({ services, request, eventCode, event, body, language }) {
    const { db, seats, mailer } = services;
    checkEmail(body.email);
    if (body.flow === undefined) checkChoice(event.document, { track: body.track });
    if (!isEntryId(body.entry_ID)) throw unknownEntry();
    const flow = body.flow === undefined ? undefined : flowNamed(services, eventCode, body.flow);
    if (!(flow ? hasFlowLine(flow) : hasWaitlist(event.document))) throw noWaitlist();
    const asked = askedLastName(services.configuration, eventCode, body.flow);
    if (asked === 'required' && !body.last_name?.trim()) {
      throw invalidField('last_name', inEveryLanguage('requests.missing'));
    }
    const { link } = services;
    const position = await db.transaction(async (tx) => {
      const joined = await joinPlaceLine(tx, eventCode, {
        ...body,
        last_name: asked === 'absent' ? '' : (body.last_name ?? ''),
        locale: body.locale ?? language,
        origin: ownOrigin(request),
      });
      // A place that came free meanwhile would else wait for the next one that does.
      await seats.offerAll(tx, eventCode);
      if (await mayAskForMail(tx, eventCode, body.email))
        await mailer.queue(
          tx,
          flow
            ? flowPlaceMail({ event: event.document, flow, link }, joined.entry, {
                template: 'flow-place-joined',
                position: joined.position,
              })
            : joinedMail(event.document, joined, link),
        );
      return joined.position;
    });
    seats.wake();
    mailer.wake();
    return { entry_ID: body.entry_ID, position };
  },

  async getWaitlistPosition({ services, eventCode, params }) {
    const standing =
      isEntryId(params.entry_ID) && (await standingOf(services.db, eventCode, params.entry_ID));
    if (!standing) throw notFound();
    return standing;
  },

  async declineWaitlistOffer({ services, eventCode, event, body }) {
    const { db, seats, mailer } = services;
    if (!isEntryId(body.entry_ID)) throw notFound();
    const standing = await db.transaction(async (tx) => {
      const declined = await declineOffer(tx, eventCode, body.entry_ID);
      if (declined) {
        await seats.offerAll(tx, eventCode);
        await mailer.queue(tx, declinedMail(services, { event: event.document, entry: declined }));
      }
      return standingOf(tx, eventCode, body.entry_ID);
    });
    if (!standing) throw notFound();
    seats.wake();
    mailer.wake();
    return standing;
  },
};

function declinedMail(
  services: Services,
  { event, entry }: { event: EventDocument; entry: WaitlistRow },
): Mail {
  const { link } = services;
  if (entry.kind !== 'flow') return placeDeclinedMail(event, entry, link);
  const flow = flowNamed(services, entry.eventCode, entry.item);
  return flowPlaceMail({ event, flow, link }, entry, { template: 'flow-place-declined' });
}

const unknownEntry = () => invalidField('entry_ID', inEveryLanguage('waitlist.unknownEntry'));

const noWaitlist = () =>
  new HttpProblem(409, { waitlist: [inEveryLanguage('waitlist.noWaitlist')] }, { reason: 'closed' });
