import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';

/** What an event's site still lacks: texts in brackets in a document, or real payments. */
export const Lacking = Type.Union([
  Type.Object({
    what: Type.Literal('placeholders'),
    kind: Type.String(),
    code: Type.String(),
    count: Type.Integer(),
  }),
  Type.Object({ what: Type.Literal('sandbox') }),
]);
export type Lacking = Static<typeof Lacking>;

const Opening = Type.Object({
  /** Y if people can register now. */
  open: Flag,
  lacking: Type.Array(Lacking),
});
export type Opening = Static<typeof Opening>;

/** Whether people can register, and what the site lacks before. */
export const opening = endpoints(calls.opening, {
  getOpening: {
    summary: 'Whether registration is open, and what the site lacks before it should be.',
    access: 'organizer',
    permission: 'content',
    response: Opening,
  },
  setRegistrationOpen: {
    summary: 'Opens or closes registration: publishes the event’s document with that one change.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({ open: Flag }),
    response: Opening,
  },
});
