import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import { CorrectedAnswer } from '../form/summary/corrected-answer.ts';
import * as calls from './calls/organizer.ts';
import { ChangePreview, Difference } from './change.ts';
import { endpoints } from './endpoint.ts';
import { ServedForm } from './forms.ts';
import { RegistrationCode } from './registration.ts';

const Values = Type.Record(Type.String(), Type.Unknown());
const Cents = Type.Integer({ minimum: 0 });

/** The answers of one form as an organizer has edited them. */
const edited = {
  code: RegistrationCode,
  form_type: Type.String({ maxLength: 64 }),
  /** The form's version. */
  version: Type.Integer({ minimum: 1 }),
  /** All of its answers as JSON. */
  values: Type.String({ maxLength: 1_000_000 }),
  /** The answers that the editing started from, as JSON: what others have changed since is kept. */
  base: Type.String({ maxLength: 1_000_000 }),
};

/** What editing answers brings. */
export const EditPreview = Type.Object({
  corrected: Type.Array(CorrectedAnswer),
  /** The labels of required questions that stay empty. */
  empty: Type.Array(Text),
  /** Of a submitted registration, if its price or items differ then. */
  change: Type.Optional(
    Type.Object({
      ...Difference.properties,
      loses: ChangePreview.properties.loses,
      gains: ChangePreview.properties.gains,
      card: ChangePreview.properties.card,
      to_group: ChangePreview.properties.to_group,
      to_own: ChangePreview.properties.to_own,
      /** What is left of the charges: the most that can be refunded. */
      left: Cents,
    }),
  ),
});
export type EditPreview = Static<typeof EditPreview>;

/** Editing the answers of a registration, group or application for its holder. */
export const deskAnswers = endpoints(calls.deskAnswers, {
  getAnswersToEdit: {
    summary: 'A form of a registration, group or application with its answers, to be edited by an organizer.',
    access: 'organizer',
    permission: 'edit',
    params: Type.Object({ code: Type.String({ maxLength: 64 }), form_type: edited.form_type }),
    response: Type.Object({
      form: ServedForm,
      values: Values,
      /** What its conditions can read: the registration, and the answers of every form. */
      context: Type.Object({ registration: Values, answers: Type.Record(Type.String(), Values) }),
    }),
  },
  previewAnswersAsOrganizer: {
    summary:
      'What editing the answers of a form would change: answers, and price and items of a submitted registration. Nothing is saved.',
    access: 'organizer',
    permission: 'edit',
    reads: true,
    body: Type.Object(edited),
    response: EditPreview,
  },
  saveAnswersAsOrganizer: {
    summary:
      'Saves the answers of a form for its holder, at any time. A change of the price charges nothing, and refunds what the policy gives or another amount.',
    access: 'organizer',
    permission: 'edit',
    idempotent: true,
    body: Type.Object({
      ...edited,
      /** Y: required questions may stay empty; needs `why`. */
      may_be_empty: Type.Optional(Flag),
      why: Type.Optional(Type.String({ maxLength: 500 })),
      /** In cents the difference that was shown: if it differs now, 409 `price`, and nothing is saved. */
      expected_difference: Type.Optional(Type.Integer()),
      /** N refunds nothing. */
      issue_refund: Type.Optional(Flag),
      /** In cents, in place of what the policy gives. */
      refund_amount: Type.Optional(Type.Integer({ minimum: 1 })),
      /** N sends no mail; only submitted registrations get one. */
      notify: Type.Optional(Flag),
    }),
    response: Type.Object({ saved: Type.Integer({ minimum: 0 }), refund_amount: Cents }),
  },
});
