import Type, { type Static } from 'typebox';
import { MODES } from '../configuration/event-document.ts';
import { Flag } from '../configuration/flag.ts';
import { Text } from '../configuration/text.ts';
import { BookedItem } from './booked.ts';
import { CorrectedAnswer } from './corrected.ts';
import { endpoint } from './endpoint.ts';
import { FeeLine, GatewayForBrowser, Receipt } from './money.ts';
import { Registration, RegistrationCode } from './registration.ts';

const Mode = Type.Enum([...MODES]);
const Track = Type.String({ minLength: 1, maxLength: 40 });
const Days = Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 30 });
const SignedCents = Type.Integer();

/** What of a submitted registration may be chosen anew; what is absent stays as it is. */
export const changeFields = {
  track: Type.Optional(Track),
  track_mode: Type.Optional(Mode),
  registrations_day: Type.Optional(Days),
  /** Codes of all the sessions that it has then, joined by commas; '' for none. Absent keeps those that fit. */
  sessions: Type.Optional(Type.String({ maxLength: 10_000 })),
  /** In place of that, the code of one session besides those that fit; those at the same time are given up for it. */
  take: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** The form of a step that is open after the submission, to correct its answers. */
  form_type: Type.Optional(Type.String({ maxLength: 64 })),
  /** The version of it that they were corrected in. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  /** All its answers, as JSON text; pieces of merchandise in it are taken besides those that there are. */
  values: Type.Optional(Type.String({ maxLength: 1_000_000 })),
  /** The answers that these began from, as JSON text: what another device has corrected since is kept. */
  base: Type.Optional(Type.String({ maxLength: 1_000_000 })),
};

/** How a change differs in money, line by line: above zero is owed besides, below is too much by now; in cents. */
export const Difference = Type.Object({
  currency: Type.String(),
  lines: Type.Array(FeeLine),
  taxes: Type.Array(
    Type.Object({ code: Type.String(), label: Text, percent: Type.Number(), amount: SignedCents }),
  ),
  /** Before tax, what is not refunded of what is too much by now. */
  kept: Type.Integer({ minimum: 0 }),
  /** The taxes on that, which are not in the taxes that are refunded. */
  kept_tax: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What is charged (above zero) or given back (below). */
  difference: SignedCents,
});
export type Difference = Static<typeof Difference>;

/** One way to take part, and what it comes to instead of what there is. */
export const ChangeOption = Type.Object({
  track: Track,
  track_mode: Mode,
  difference: SignedCents,
  /** Y: it takes nobody any more. */
  full: Flag,
});
export type ChangeOption = Static<typeof ChangeOption>;

/** A time of the schedule, and what one may attend at it. */
export const ChangeTime = Type.Object({
  code: Type.String(),
  label: Text,
  when: Text,
  sessions: Type.Array(
    Type.Object({
      code: Type.String(),
      title: Text,
      /** In cents before tax, where it is paid with the registration. */
      fee: Type.Optional(Type.Integer({ minimum: 0 })),
      /** Y: it takes nobody any more. */
      full: Flag,
    }),
  ),
});
export type ChangeTime = Static<typeof ChangeTime>;

/** What a change comes to before anything happens. */
export const ChangePreview = Type.Object({
  registration: Registration,
  options: Type.Array(ChangeOption),
  /** The last day on which attendees may change by themselves. */
  until: Type.String(),
  note: Type.Optional(Text),
  choice: Type.Object({
    track: Track,
    track_mode: Mode,
    registrations_day: Days,
    sessions: Type.Array(Type.String()),
  }),
  /** What can be attended then. */
  times: Type.Array(ChangeTime),
  /** N where the choice is what there is. */
  changes: Flag,
  full: Flag,
  ...Difference.properties,
  /** What of the answers of a step is another then. */
  corrected: Type.Array(CorrectedAnswer),
  /** What is freed since it no longer fits or was given up, what is new, and what stays; in words. */
  loses: Type.Array(BookedItem),
  gains: Type.Array(BookedItem),
  comes_along: Type.Array(BookedItem),
  /** Labels of the steps whose answers leave something open then. */
  asks: Type.Array(Text),
  /** The card that money goes back to. */
  card: Type.Optional(Type.Object({ brand: Type.String(), last4: Type.String() })),
  /** Y: it goes back to the group that has paid. */
  to_group: Type.Optional(Flag),
  gateway: GatewayForBrowser,
});
export type ChangePreview = Static<typeof ChangePreview>;

/** A change that was made. */
export const ChangeStanding = Type.Object({
  changed_at: Type.String(),
  difference: SignedCents,
  /** Where something was charged. */
  receipt: Type.Optional(Receipt),
});
export type ChangeStanding = Static<typeof ChangeStanding>;

export const change = {
  previewChange: endpoint({
    method: 'POST',
    path: '/previewChange',
    summary:
      'A preview of changing the track, mode, days, workshops, answers or merchandise of the bearer’s submitted registration: the difference line by line, and what no longer fits. Nothing is changed.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode, ...changeFields }),
    response: ChangePreview,
  }),
} as const;
