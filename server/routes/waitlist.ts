import type { FastifyRequest } from 'fastify';
import type { waitlist as contract } from '#engine/contract/waitlist.ts';
import { checkEmail } from '#server/domain/email-address.ts';
import { hasWaitlist } from '#server/domain/event-state.ts';
import { invalidField, notFound } from '#server/domain/refusal.ts';
import { checkChoice } from '#server/domain/registration-choice.ts';
import { declineOffer } from '#server/domain/waitlist/decline-offer.ts';
import { isEntryId, joinPlaceLine, offerEntry, standingOf } from '#server/domain/waitlist/place-line.ts';
import { type EventLink, joinedMail, placeDeclinedMail } from '#server/domain/waitlist/waitlist-mail.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { mayAskForMail } from '#server/mail/mails-asked-for.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './handlers.ts';
import { siteLink } from './site-link.ts';

/** Waiting for a place when the event or a track is full. */
export const waitlistHandlers: Handlers<typeof contract> = {
  checkWaitlist({ services, eventCode, event, body }) {
    checkEmail(body.email);
    checkChoice(event.document, { track: body.track });
    return offerEntry(services.db, eventCode, event.document, body.track);
  },

  async saveToWaitlist({ services, request, eventCode, event, body, language }) {
    const { db, seats, mailer } = services;
    checkEmail(body.email);
    checkChoice(event.document, { track: body.track });
    if (!isEntryId(body.entry_ID)) throw unknownEntry();
    if (!hasWaitlist(event.document)) throw noWaitlist();
    const position = await db.transaction(async (tx) => {
      const joined = await joinPlaceLine(tx, eventCode, { ...body, locale: body.locale ?? language });
      // A place that came free meanwhile would else wait for the next one that does.
      await seats.offerAll(tx, eventCode);
      if (await mayAskForMail(tx, eventCode, body.email))
        await mailer.queue(tx, joinedMail(event.document, joined, linksOf(services, request)));
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

  async declineWaitlistOffer({ services, request, eventCode, event, body }) {
    const { db, seats, mailer } = services;
    if (!isEntryId(body.entry_ID)) throw notFound();
    const standing = await db.transaction(async (tx) => {
      const declined = await declineOffer(tx, eventCode, body.entry_ID);
      if (declined) {
        await seats.offerAll(tx, eventCode);
        await mailer.queue(tx, placeDeclinedMail(event.document, declined, linksOf(services, request)));
      }
      return standingOf(tx, eventCode, body.entry_ID);
    });
    if (!standing) throw notFound();
    seats.wake();
    mailer.wake();
    return standing;
  },
};

function linksOf(services: Services, request: FastifyRequest): EventLink {
  return (_, locale, page) => siteLink(services, request, locale, page);
}

const unknownEntry = () => invalidField('entry_ID', inEveryLanguage('waitlist.unknownEntry'));

const noWaitlist = () =>
  new HttpProblem(409, { waitlist: [inEveryLanguage('waitlist.noWaitlist')] }, { reason: 'closed' });
