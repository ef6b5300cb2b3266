import type { waitlist as contract } from '#engine/contract/waitlist.ts';
import { pickedItem } from '#engine/event/cart/picked-item.ts';
import { readPhone } from '#engine/form/phone/phone-number.ts';
import { joinMoveWaitlist, joinWaitlist, leaveWaitlist } from '#server/cart/wait-for-item.ts';
import { askedLastName } from '#server/configuration/asked-last-name.ts';
import { checkChoice } from '#server/dossiers/registration-choice.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import { hasWaitlist } from '#server/inventory/event-state.ts';
import { isMovable } from '#server/inventory/inventory-lock.ts';
import { wantedItem } from '#server/items/item-of.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import { checkEmail } from '#server/refusals/email-address.ts';
import { invalidField, notFound } from '#server/refusals/refusal.ts';
import { awaitedBy, isEntryId } from '#server/waitlist/entries.ts';
import {
  checkFlowWaitlist,
  checkPlaceWaitlist,
  declinePlace,
  joinPlaceWaitlist,
  placeStatus,
} from '#server/waitlist/place-waitlist.ts';
import { hasFlowWaitlist } from '#server/waitlist/waitlist-kinds.ts';
import { waitlistMail } from '#server/waitlist/waitlist-mail.ts';
import { flowNamed } from './begin-flow.ts';
import type { Handlers } from './handlers.ts';

/** Waiting for a place when the event, a track or a flow is full. */
export const waitlistHandlers: Handlers<typeof contract> = {
  checkWaitlist({ services, eventCode, event, body }) {
    checkEmail(body.email);
    if (body.flow !== undefined) {
      const flow = flowNamed(services, eventCode, body.flow);
      return checkFlowWaitlist(services.db, services.configuration, { eventCode, flow });
    }
    checkChoice(event.document, chosenIn(body));
    return checkPlaceWaitlist(services.db, eventCode, event.document, body);
  },

  async saveToWaitlist({ services, request, eventCode, event, body, language }) {
    const { db, seats, mailer } = services;
    checkEmail(body.email);
    if (body.flow === undefined) checkChoice(event.document, chosenIn(body));
    if (!isEntryId(body.entry_ID)) throw unknownEntry();
    const flow = body.flow === undefined ? undefined : flowNamed(services, eventCode, body.flow);
    if (!(flow ? hasFlowWaitlist(flow) : hasWaitlist(event.document))) throw noWaitlist();
    const asked = askedLastName(services.configuration, eventCode, body.flow);
    if (asked === 'required' && !body.last_name?.trim()) {
      throw invalidField('last_name', inEveryLanguage('requests.missing'));
    }
    const phone = readPhone(body.phone ?? '');
    if (phone.text !== '' && phone.fault !== undefined) {
      throw invalidField('phone', inEveryLanguage('site.phoneNeeded'));
    }
    const position = await db.transaction(async (tx) => {
      const joined = await joinPlaceWaitlist(tx, eventCode, {
        ...body,
        phone: phone.text,
        last_name: asked === 'absent' ? '' : (body.last_name ?? ''),
        locale: body.locale ?? language,
        origin: ownOrigin(request),
      });
      // A place that came free meanwhile would else wait for the next one that does.
      await seats.offerAll(tx, eventCode);
      const news = { kind: 'joined', position: joined.position } as const;
      const mail = waitlistMail({ ...services, event: event.document }, joined.entry, news);
      if (mail && (await mayAskForMail(tx, eventCode, body.email))) await mailer.queue(tx, mail);
      return joined.position;
    });
    seats.wake();
    mailer.wake();
    return { entry_ID: body.entry_ID, position };
  },

  async getWaitlistPosition({ services, eventCode, params }) {
    const standing =
      isEntryId(params.entry_ID) && (await placeStatus(services.db, eventCode, params.entry_ID));
    if (!standing) throw notFound();
    return standing;
  },

  async declineWaitlistOffer({ services, eventCode, event, body }) {
    const { db, seats, mailer } = services;
    if (!isEntryId(body.entry_ID)) throw notFound();
    const standing = await db.transaction(async (tx) => {
      const declined = await declinePlace(tx, eventCode, body.entry_ID);
      if (declined) {
        await seats.offerAll(tx, eventCode);
        const mail = waitlistMail({ ...services, event: event.document }, declined, { kind: 'declined' });
        if (mail) await mailer.queue(tx, mail);
      }
      return placeStatus(tx, eventCode, body.entry_ID);
    });
    if (!standing) throw notFound();
    seats.wake();
    mailer.wake();
    return standing;
  },

  async joinItemWaitlist({ services, event, dossier, body }) {
    const { kind, item } = pickedItem(body);
    if (isMovable(kind)) await joinMoveWaitlist(services, event.document, dossier, { kind, item });
    else await joinWaitlist(services, event.document, dossier, wantedItem({ kind, item }, 1));
    const own = (await awaitedBy(services.db, dossier, kind)).find((each) => each.item === item);
    if (!own) throw stillFree();
    return { position: own.position };
  },

  async leaveItemWaitlist({ services, dossier, body }) {
    await leaveWaitlist(services, dossier, pickedItem(body));
    return {};
  },
};

/** What is waited for, as the choice of a registration. */
const chosenIn = ({ track, day }: { track?: string; day?: string }) => ({
  ...(track !== undefined && { track }),
  ...(day !== undefined && { registrations_day: [day] }),
});

const stillFree = () =>
  new HttpProblem(409, { item: [inEveryLanguage('waitlist.stillFree')] }, { reason: 'closed' });

const unknownEntry = () => invalidField('entry_ID', inEveryLanguage('waitlist.unknownEntry'));

const noWaitlist = () =>
  new HttpProblem(409, { waitlist: [inEveryLanguage('waitlist.noWaitlist')] }, { reason: 'closed' });
