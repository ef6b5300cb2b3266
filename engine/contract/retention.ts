import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';

const Count = Type.Integer({ minimum: 0 });

/** Amounts of personal data. */
export const PersonalData = Type.Object({
  /** Registrations, applications and groups that are not erased yet. */
  dossiers: Count,
  waiting: Count,
  subscriptions: Count,
  mails: Count,
  /** What organizers wrote about people: notes, tags and reasons for refunds. */
  notes: Count,
  files: Count,
});
export type PersonalData = Static<typeof PersonalData>;

/** Erasing personal data that is no longer needed. */
export const retention = endpoints(calls.retention, {
  erasePersonalData: {
    summary:
      'Erases names, addresses, answers, mails, notes and files of an event that is over; totals and counts stay. With `dry_run` it only counts.',
    access: 'organizer',
    permission: 'erase',
    body: Type.Object({
      event: Type.String({ maxLength: 64 }),
      /** Y erases nothing. */
      dry_run: Type.Optional(Flag),
    }),
    response: Type.Object({ event: Type.String(), dry_run: Flag, found: PersonalData }),
  },
});
