import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { Option } from '../form/field/option.ts';
import { LOCALES } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { Tag } from './desk-actions.ts';
import { endpoints } from './endpoint.ts';
import { ExportFormat } from './exporting.ts';
import { chosenRows } from './list-filter.ts';

const Count = Type.Integer({ minimum: 0 });
const Tags = Type.Optional(Type.Array(Tag, { maxItems: 20 }));

/** Chosen rows of the list, counted. */
export const ChosenRows = Type.Object({
  total: Count,
  /** By flow, the most rows first. */
  flows: Type.Array(Type.Object({ flow: Type.String(), count: Count })),
  /** The tags that they carry, the most used first. */
  tags: Type.Array(Type.Object({ tag: Type.String(), count: Count })),
});
export type ChosenRows = Static<typeof ChosenRows>;

/** Why a row is not cancelled. */
export const SKIPPED = ['not_submitted', 'cancelled', 'no_registration', 'paying'] as const;

/** What cancelling the chosen registrations does, each by the policy. */
export const CancelPlan = Type.Object({
  /** Chosen rows, and those of them that are cancelled. */
  total: Count,
  cancels: Count,
  /** In cents what is refunded in all, and to how many. */
  back: Count,
  refunds: Count,
  /** The items that are released. */
  items: Count,
  /** The open invoices that become void. */
  voids: Count,
  skipped: Type.Array(Type.Object({ why: Type.Enum(SKIPPED), count: Type.Integer({ minimum: 1 }) })),
  /** The reasons to choose from; one is needed unless there are none. */
  reasons: Type.Array(Option),
});
export type CancelPlan = Static<typeof CancelPlan>;

const Started = Type.Object({ job: Type.String(), total: Type.Integer({ minimum: 1 }) });

/** What organizers do with many rows of the list at once. Rows are the ones of `codes`, or all that match the filter. */
export const deskBulk = endpoints(calls.deskBulk, {
  countChosen: {
    summary: 'How many rows are chosen, by flow, and the tags that they carry.',
    access: 'organizer',
    permission: 'registrations',
    reads: true,
    body: Type.Object(chosenRows),
    response: ChosenRows,
  },
  exportChosen: {
    summary: 'The chosen registrations, or applications of a flow, as a spreadsheet file, newest row last.',
    access: 'organizer',
    permission: 'registrations',
    reads: true,
    body: Type.Object({
      ...chosenRows,
      /** The flow whose rows and columns to write; `registration` by default. */
      of: Type.Optional(Type.String({ maxLength: 64 })),
      /** CSV by default. */
      format: Type.Optional(ExportFormat),
      /** The language of headings and names; that of Accept-Language by default. */
      language: Type.Optional(Type.Enum(LOCALES)),
    }),
    response: Type.Unknown(),
  },
  startTagging: {
    summary: 'Adds tags to the chosen rows and removes others, as a job.',
    access: 'organizer',
    permission: 'edit',
    body: Type.Object({
      ...chosenRows,
      add: Tags,
      remove: Tags,
      /** The rows that were shown: if others are chosen now, 409 `stale`, and nothing is done. */
      expected: Type.Optional(Count),
    }),
    response: Started,
  },
  planCancelling: {
    summary: 'What cancelling the chosen registrations does, at most 1,000 of them. Nothing is cancelled.',
    access: 'organizer',
    permission: 'edit',
    reads: true,
    body: Type.Object(chosenRows),
    response: CancelPlan,
  },
  startCancelling: {
    summary:
      'Cancels the chosen registrations that can be cancelled, as a job, each with the policy’s refund. One whose refund differs when its turn comes is not cancelled.',
    access: 'organizer',
    permission: 'edit',
    body: Type.Object({
      ...chosenRows,
      /** Needed if the policy has reasons. */
      reason: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      /** The registrations that were shown, and in cents what is refunded: if either differs now, 409 `stale`, and nothing is done. */
      cancels: Count,
      back: Count,
      /** N sends the attendees no mail. */
      notify: Type.Optional(Flag),
    }),
    response: Started,
  },
});
