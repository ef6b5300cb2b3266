import Type, { type Static } from 'typebox';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

const Name = Type.String({ minLength: 1, maxLength: 120 });

/** What a transfer to another person does with the answers. */
export const TransferPreview = Type.Object({
  /** Steps that the new person is asked again. */
  asks: Type.Array(Text),
  /** Steps that are emptied and closed to attendees: organizers fill them in. */
  fills: Type.Array(Text),
  /** How many tickets get new codes. */
  tickets: Type.Integer(),
  /** The printed number of the open invoice, which stays. */
  invoice: Type.Optional(Type.String()),
});
export type TransferPreview = Static<typeof TransferPreview>;

/** Transferring a registration to another person. */
export const deskTransfer = endpoints(calls.deskTransfer, {
  previewTransfer: {
    summary: 'What transferring a submitted registration to another person would do. Nothing is changed.',
    access: 'organizer',
    permission: 'edit',
    params: Type.Object({ code: RegistrationCode }),
    response: TransferPreview,
  },
  transferRegistration: {
    summary:
      'Transfers a submitted registration to another person with a new code: what is booked and paid stays, personal answers are asked again. The former person cannot open it any longer; both get an email.',
    access: 'organizer',
    permission: 'edit',
    idempotent: true,
    body: Type.Object({
      code: RegistrationCode,
      first_name: Name,
      last_name: Type.Optional(Type.String({ maxLength: 120 })),
      email: Type.String({ maxLength: 254 }),
      why: Type.String({ minLength: 1, maxLength: 500 }),
    }),
    response: Type.Object({ code: RegistrationCode }),
  },
});
