import Type from 'typebox';
import { DocumentCode } from '#engine/form/field/code.ts';
import { Flag } from '#engine/form/field/flag.ts';
import { LOCALES } from '#engine/form/languages/text.ts';
import { AwaitedKind } from '../event/cart/booked.ts';
import * as calls from './calls/registration.ts';
import { endpoints } from './endpoint.ts';

const Email = Type.String({ minLength: 1, maxLength: 254 });
const Name = Type.String({ minLength: 1, maxLength: 120 });
/** The place to wait for: in a flow, on a day, in a track, or in the event. */
const Awaited = {
  track: Type.Optional(Type.String({ maxLength: 40 })),
  day: Type.Optional(Type.String({ maxLength: 40 })),
  flow: Type.Optional(DocumentCode),
};

const DossierCode = Type.String({ minLength: 1, maxLength: 40 });
/** An item as it is named among its kind, or a track or a day. */
const OfKind = { kind: AwaitedKind, item: Type.String({ minLength: 1, maxLength: 130 }) };

/** The state of an entry, with the data for it. */
const Standing = Type.Object({
  state: Type.Enum(['waiting', 'offered', 'taken', 'expired']),
  position: Type.Optional(Type.Integer({ minimum: 1 })),
  /** How many people on this waitlist were offered a place so far, which shows how fast it moves. */
  offered: Type.Optional(Type.Integer({ minimum: 0 })),
  offered_until: Type.Optional(Type.String()),
  track: Type.Optional(Type.String()),
  day: Type.Optional(Type.String()),
  /** The flow, if its place is waited for. */
  flow: Type.Optional(Type.String()),
});

export const waitlist = endpoints(calls.waitlist, {
  checkWaitlist: {
    summary:
      'A waitlist entry to fill in for an address, while the event, track, day or flow is full; the answer is the same whether or not the address is on the waitlist.',
    access: 'public',
    body: Type.Object({ email: Email, ...Awaited }),
    response: Type.Object({
      /** N while there are places: register instead. */
      waitlist: Flag,
      /** Names the entry in `saveToWaitlist`. */
      entry_ID: Type.Optional(Type.String()),
    }),
  },
  saveToWaitlist: {
    summary: 'Adds a person to the waitlist; a person already on it keeps their place in line.',
    access: 'public',
    body: Type.Object({
      entry_ID: Type.String({ minLength: 1, maxLength: 60 }),
      first_name: Name,
      last_name: Type.Optional(Name),
      email: Email,
      phone: Type.Optional(Type.String({ maxLength: 40 })),
      ...Awaited,
      locale: Type.Optional(Type.Enum(LOCALES)),
    }),
    response: Type.Object({ entry_ID: Type.String(), position: Type.Integer({ minimum: 1 }) }),
  },
  getWaitlistPosition: {
    summary:
      'The state of an entry: waiting with its position, offered a place until a time, registered, or ended.',
    access: 'public',
    personal: true,
    params: Type.Object({ entry_ID: Type.String({ maxLength: 60 }) }),
    response: Standing,
  },
  declineWaitlistOffer: {
    summary:
      'Declines an offered place, which goes to the next in line. Returns the state of the entry; an offer that has ended stays as it is.',
    access: 'public',
    body: Type.Object({ entry_ID: Type.String({ minLength: 1, maxLength: 60 }) }),
    response: Standing,
  },
  leaveItemWaitlist: {
    summary:
      'Takes the bearer off the waitlist of an item, or declines what is offered, which goes to the next in line; an item that is not awaited is no error.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ code: DossierCode, ...OfKind }),
    response: Type.Object({}),
  },
  joinItemWaitlist: {
    summary:
      'Adds the bearer to the waitlist of a sold-out item of any kind; joining twice keeps the position. 409 if it can be chosen instead.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ code: DossierCode, ...OfKind }),
    response: Type.Object({ position: Type.Integer({ minimum: 1 }) }),
  },
});
