import Type from 'typebox';
import { LOCALES } from '../configuration/text.ts';
import { endpoint } from './endpoint.ts';
import { IssuedRefund } from './money.ts';
import { Registration, RegistrationCode } from './registration.ts';

const locale = Type.Optional(Type.Enum([...LOCALES]));

const Email = Type.String({ minLength: 1, maxLength: 254 });

export const lookup = {
  getLookUpRegistration: endpoint({
    method: 'POST',
    path: '/getLookUpRegistration',
    summary: 'Opens a registration by its code and address, whatever its status, and gives a token for it.',
    access: 'public',
    body: Type.Object({ code: RegistrationCode, email: Email }),
    response: Type.Object({ registration: Registration, token: Type.String() }),
  }),
  getLookUpRegistrationByEmail: endpoint({
    method: 'POST',
    path: '/getLookUpRegistrationByEmail',
    summary:
      'The registrations of an address, the newest first, to who has the access code that was mailed to it (send-event-email-access-code); a code is good once.',
    access: 'public',
    body: Type.Object({ email: Email, access_code: Type.String({ minLength: 1, maxLength: 20 }) }),
    response: Type.Object({ registrations: Type.Array(Registration) }),
  }),
  sendLookUpCode: endpoint({
    method: 'POST',
    path: '/sendLookUpCode',
    summary: 'Mails the registration code to an address; answers alike whether or not there is one.',
    access: 'public',
    body: Type.Object({ email: Email, locale }),
    response: Type.Object({ message: Type.String() }),
  }),
  getReceipt: endpoint({
    method: 'POST',
    path: '/getReceipt',
    summary:
      'The receipt of the bearer’s submitted registration, or of a change of it by its number, or of a refund by its id, as a PDF in a language.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      code: RegistrationCode,
      locale,
      number: Type.Optional(Type.Integer({ minimum: 1 })),
      refund: Type.Optional(Type.String()),
    }),
    produces: 'file',
    response: Type.Unknown(),
  }),
  getReceiptOption: endpoint({
    method: 'GET',
    path: '/getReceiptOption/{code}',
    summary:
      'The receipts and refunds that `getReceipt` gives the bearer, the first one first, and in which languages.',
    access: 'holder',
    dossiers: 'any',
    params: Type.Object({ code: RegistrationCode }),
    response: Type.Object({
      receipts: Type.Array(
        Type.Object({
          number: Type.Integer({ minimum: 1 }),
          printed: Type.Optional(Type.String()),
          issued_at: Type.String(),
          /** In cents. */
          total: Type.Integer(),
        }),
      ),
      refunds: Type.Array(IssuedRefund),
      locales: Type.Array(Type.Enum([...LOCALES])),
    }),
  }),
  getRegistrationCalendar: endpoint({
    method: 'POST',
    path: '/getRegistrationCalendar',
    summary: 'The days and workshops of the bearer’s registration, as an iCalendar file in a language.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode, locale }),
    produces: 'file',
    response: Type.Unknown(),
  }),
  sendReceiptParty: endpoint({
    method: 'POST',
    path: '/sendReceiptParty',
    summary:
      'Mails the receipt of a registration to its own address, or to the party named by who has its code and address; answers alike whether or not there is one.',
    access: 'public',
    body: Type.Object({
      code: RegistrationCode,
      email: Type.String({ minLength: 1, maxLength: 254 }),
      /** Whoever needs it, such as a school. */
      party_email: Type.Optional(Email),
      locale,
    }),
    response: Type.Object({ message: Type.String() }),
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/resendConfirmation',
    summary:
      'Mails the confirmation of the bearer’s submitted registration once more, with its receipt and calendar; so often an hour.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ sent: Type.Enum(['Y', 'N']) }),
  }),
} as const;
