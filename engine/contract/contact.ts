import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { Option } from '../form/field/option.ts';
import { Address } from '../form/field-types/address-value.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/site.ts';
import { endpoints } from './endpoint.ts';

/** Something that reaches a person, as their registration has it. */
export const ContactKind = Type.Enum(['email', 'phone', 'website']);
export type ContactKind = Static<typeof ContactKind>;
export const Contact = Type.Object({
  id: Type.String(),
  kind: ContactKind,
  value: Type.String(),
  label: Text,
  /** N: its form requires it. */
  removable: Flag,
});
export type Contact = Static<typeof Contact>;

const deleted = Type.Object({ deleted: Type.Literal('Y') });
const id = Type.Object({ id: Type.String({ maxLength: 40 }) });

export const contact = endpoints(calls.contact, {
  getCountries: {
    summary: 'The countries (x = 1), or the provinces of the country with code x.',
    access: 'public',
    params: Type.Object({ x: Type.String({ maxLength: 5 }) }),
    response: Type.Array(Option),
  },
  getUSStates: {
    summary: 'The states of the USA.',
    access: 'public',
    response: Type.Array(Option),
  },
  validateEmail: {
    summary: 'Whether mail can be delivered to an address.',
    access: 'public',
    body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
    response: Type.Object({
      valid: Type.Enum(['Y', 'N']),
      /** A likelier spelling, when the domain looks mistyped. */
      suggestion: Type.Optional(Type.String()),
    }),
  },
  suggestPlaces: {
    summary:
      'Addresses that start with a text, from the configured places service; none if there is no service.',
    access: 'public',
    body: Type.Object({
      text: Type.String({ minLength: 4, maxLength: 200 }),
      country: Type.Optional(Type.String({ maxLength: 5 })),
    }),
    response: Type.Array(Address, { maxItems: 5 }),
  },
  saveManualAddress: {
    summary: 'Saves an address of a registration and returns its id.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      code: Type.String({ maxLength: 40 }),
      field_ID: Type.String({ maxLength: 200 }),
      ...Address.properties,
    }),
    response: Address,
  },
  getManualAddressByID: {
    summary: 'A saved address of the bearer’s registration.',
    access: 'holder',
    dossiers: 'any',
    params: id,
    response: Address,
  },
  deleteAddressByID: {
    summary: 'Deletes a saved address of the bearer’s registration.',
    access: 'holder',
    dossiers: 'any',
    params: id,
    response: Type.Object({ deleted: Type.Literal('Y') }),
  },
  getEmailByCode: {
    summary:
      'The contact details of the bearer’s registration: emails, phones, websites and saved addresses.',
    access: 'holder',
    dossiers: 'any',
    params: Type.Object({ code: Type.String({ maxLength: 40 }) }),
    response: Type.Object({
      /** The address for emails and lookups. */
      email: Type.String(),
      /** The address before it, which opens it too until the new one is confirmed. */
      former: Type.Optional(Type.String()),
      contacts: Type.Array(Contact),
      addresses: Type.Array(Address),
    }),
  },
  changeEmail: {
    summary:
      'Changes the email address of the bearer’s registration; mail goes to the new one. After submission both addresses get an email, and the old one keeps working until the new one is confirmed. Sending the same address again resends the confirmation; sending the old one undoes the change.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      code: Type.String({ maxLength: 40 }),
      email: Type.String({ maxLength: 254 }),
    }),
    response: Type.Object({ email: Type.String() }),
  },
  changeEmailAsOrganizer: {
    summary: 'Changes the email address of a registration or an application of an event, in the same way.',
    access: 'organizer',
    permission: 'edit',
    body: Type.Object({
      event: Type.String(),
      code: Type.String({ maxLength: 40 }),
      email: Type.String({ maxLength: 254 }),
    }),
    response: Type.Object({ email: Type.String() }),
  },
  confirmEmail: {
    summary:
      'Confirms a new email address with the secret from the link in its email; the old one no longer works.',
    access: 'public',
    body: Type.Object({ secret: Type.String({ maxLength: 100 }) }),
    response: Type.Object({ email: Type.String() }),
  },
  deleteEmailByID: {
    summary: 'Deletes an email address of the bearer’s registration; refused if its form requires one.',
    access: 'holder',
    dossiers: 'any',
    params: id,
    response: deleted,
  },
  deletePhoneByID: {
    summary: 'Deletes a phone number of the bearer’s registration; refused if its form requires one.',
    access: 'holder',
    dossiers: 'any',
    params: id,
    response: deleted,
  },
  deleteWebsiteByID: {
    summary: 'Deletes a website of the bearer’s registration; refused if its form requires one.',
    access: 'holder',
    dossiers: 'any',
    params: id,
    response: deleted,
  },
});
