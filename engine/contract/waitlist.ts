import Type from 'typebox';
import { Flag } from '../configuration/flag.ts';
import { LOCALES } from '../configuration/text.ts';
import { endpoint } from './endpoint.ts';

const Email = Type.String({ minLength: 1, maxLength: 254 });
const Name = Type.String({ minLength: 1, maxLength: 120 });

export const waitlist = {
  checkWaitlist: endpoint({
    method: 'POST',
    path: '/checkWaitlist',
    summary:
      'An entry to be filled in for an address, while the event or the track is full; answers alike whether or not the address is on the waitlist.',
    access: 'public',
    body: Type.Object({ email: Email, track: Type.Optional(Type.String({ maxLength: 40 })) }),
    response: Type.Object({
      /** N while there are places: register instead. */
      waitlist: Flag,
      /** Names the entry in `saveToWaitlist`. */
      entry_ID: Type.Optional(Type.String()),
    }),
  }),
  saveToWaitlist: endpoint({
    method: 'POST',
    path: '/saveToWaitlist',
    summary: 'Puts a person on the waitlist; one who is on it keeps their place in line.',
    access: 'public',
    body: Type.Object({
      entry_ID: Type.String({ minLength: 1, maxLength: 60 }),
      first_name: Name,
      last_name: Name,
      email: Email,
      phone: Type.Optional(Type.String({ maxLength: 40 })),
      track: Type.Optional(Type.String({ maxLength: 40 })),
      locale: Type.Optional(Type.Enum([...LOCALES])),
    }),
    response: Type.Object({ entry_ID: Type.String(), position: Type.Integer({ minimum: 1 }) }),
  }),
  getWaitlistPosition: endpoint({
    method: 'GET',
    path: '/getWaitlistPosition/{entry_ID}',
    summary:
      'Where an entry stands: waiting with a place in line, offered a place until a time, registered, or over.',
    access: 'public',
    personal: true,
    params: Type.Object({ entry_ID: Type.String({ maxLength: 60 }) }),
    response: Type.Object({
      state: Type.Enum(['waiting', 'offered', 'taken', 'expired']),
      position: Type.Optional(Type.Integer({ minimum: 1 })),
      offered_until: Type.Optional(Type.String()),
      track: Type.Optional(Type.String()),
    }),
  }),
} as const;
