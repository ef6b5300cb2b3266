import Type from 'typebox';
import { LOCALES } from '../configuration/text.ts';
import { endpoint } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

const locale = Type.Optional(Type.Enum([...LOCALES]));

export const lookup = {
  getReceipt: endpoint({
    method: 'POST',
    path: '/getReceipt',
    summary: 'The receipt of the bearer’s submitted registration, as a PDF in a language.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ code: RegistrationCode, locale }),
    produces: 'file',
    response: Type.Unknown(),
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
    summary: 'Mails the receipt to the address of a registration; answers alike whether or not there is one.',
    access: 'public',
    body: Type.Object({
      code: RegistrationCode,
      email: Type.String({ minLength: 1, maxLength: 254 }),
      locale,
    }),
    response: Type.Object({ message: Type.String() }),
  }),
} as const;
