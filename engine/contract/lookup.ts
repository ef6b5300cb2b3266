import Type from 'typebox';
import { LOCALES } from '../form/languages/text.ts';
import * as calls from './calls/site.ts';
import { endpoints } from './endpoint.ts';
import { IssuedRefund } from './money.ts';
import { Registration, RegistrationCode } from './registration.ts';

const locale = Type.Optional(Type.Enum(LOCALES));

const Email = Type.String({ minLength: 1, maxLength: 254 });

export const lookup = endpoints(calls.lookup, {
  getLookUpRegistration: {
    summary: 'Opens a registration by its code and email address, whatever its status, and returns a token.',
    access: 'public',
    body: Type.Object({ code: RegistrationCode, email: Email }),
    response: Type.Object({ registration: Registration, token: Type.String() }),
  },
  getLookUpRegistrationByEmail: {
    summary:
      'The registrations of an email address, newest first, for the access code emailed to it (send-event-email-access-code). A code works once.',
    access: 'public',
    body: Type.Object({ email: Email, access_code: Type.String({ minLength: 1, maxLength: 20 }) }),
    response: Type.Object({ registrations: Type.Array(Registration) }),
  },
  sendLookUpCode: {
    summary:
      'Emails the registration code to an address; the answer is the same whether or not there is one.',
    access: 'public',
    body: Type.Object({ email: Email, locale }),
    response: Type.Object({ message: Type.String() }),
  },
  getReceipt: {
    summary:
      'The receipt of the bearer’s submitted registration, of a change by its number, or of a refund by its id, as a PDF in a language.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      code: RegistrationCode,
      locale,
      number: Type.Optional(Type.Integer({ minimum: 1 })),
      refund: Type.Optional(Type.String()),
    }),
    response: Type.Unknown(),
  },
  getReceiptOption: {
    summary: 'The receipts and refunds available from `getReceipt`, oldest first, and their languages.',
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
      locales: Type.Array(Type.Enum(LOCALES)),
    }),
  },
  getRegistrationCalendar: {
    summary: 'The days and workshops of the bearer’s registration, as an iCalendar file in a language.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode, locale }),
    response: Type.Unknown(),
  },
  sendReceiptParty: {
    summary:
      'Emails the receipt of a registration to its own address, or to a third party named with its code and address; the answer is the same whether or not there is one.',
    access: 'public',
    body: Type.Object({
      code: RegistrationCode,
      email: Type.String({ minLength: 1, maxLength: 254 }),
      /** A third party, such as a school. */
      party_email: Type.Optional(Email),
      locale,
    }),
    response: Type.Object({ message: Type.String() }),
  },
  resendConfirmation: {
    summary:
      'Emails the confirmation of the bearer’s submitted registration again, with receipt and calendar; limited per hour.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ code: RegistrationCode }),
    response: Type.Object({ sent: Type.Enum(['Y', 'N']) }),
  },
});
