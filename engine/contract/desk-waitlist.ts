import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { WAITLIST_KINDS } from './desk-values.ts';
import { endpoints } from './endpoint.ts';

const Kind = Type.Enum([...WAITLIST_KINDS]);
const Item = Type.String({ maxLength: 130 });

/** A waitlist with someone on it: of the event, a track, a flow or an item. */
export const DeskWaitlist = Type.Object({
  kind: Kind,
  /** Empty for the event. */
  item: Item,
  name: Text,
  waiting: Type.Integer(),
  offered: Type.Integer(),
  /** How much is taken, held or offered, and of how much; no limit if it is absent. */
  taken: Type.Integer(),
  limit: Type.Optional(Type.Integer()),
  /** How many places more the organizers reserve. */
  reserved: Type.Integer(),
});
export type DeskWaitlist = Static<typeof DeskWaitlist>;

/** Someone on a waitlist, in line or with an offer. */
export const WaitingPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** Of the dossier that waits; absent for a place of someone who has not registered. */
  code: Type.Optional(Type.String()),
  joined_at: Type.String(),
  position: Type.Optional(Type.Integer()),
  offered_until: Type.Optional(Type.String()),
});
export type WaitingPerson = Static<typeof WaitingPerson>;

/** The waitlists of an event. */
export const deskWaitlist = endpoints(calls.deskWaitlist, {
  listWaitlists: {
    summary: 'The waitlists of the host’s event on which someone waits or has an offer, the longest first.',
    access: 'organizer',
    permission: 'registrations',
    response: Type.Object({ waitlists: Type.Array(DeskWaitlist) }),
  },
  listWaiting: {
    summary: 'The people on a waitlist in their order, in pages.',
    access: 'organizer',
    permission: 'registrations',
    query: Type.Object({
      kind: Kind,
      item: Type.Optional(Item),
      /** `next` of the previous page. */
      after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
    }),
    response: Type.Object({ people: Type.Array(WaitingPerson), next: Type.Optional(Type.String()) }),
  },
  offerOutOfTurn: {
    summary:
      'Offers someone what they wait for now, before those ahead of them, who keep their order. 409 `full` if none is left and it is not to be overbooked, `closed` if it cannot be offered to them.',
    access: 'organizer',
    permission: 'edit',
    idempotent: true,
    body: Type.Object({
      id: Type.String({ maxLength: 60 }),
      why: Type.String({ minLength: 1, maxLength: 500 }),
      /** Y offers it beyond its limit. */
      overbook: Type.Optional(Flag),
    }),
    response: Type.Object({
      /** `taken`: it is free of charge and replaces nothing, so they have it already. */
      state: Type.Enum(['offered', 'taken']),
      offered_until: Type.Optional(Type.String()),
    }),
  },
});
