import Type, { type Static } from 'typebox';
import { LAST_NAMES } from '../event/properties/last-names.ts';
import { Code, DocumentCode } from '../form/field/code.ts';
import { Flag } from '../form/field/flag.ts';
import { LOCALES, Text } from '../form/languages/text.ts';
import * as calls from './calls/site.ts';
import { endpoints } from './endpoint.ts';
import { Application, RegistrationCode } from './registration.ts';

const Locale = Type.Optional(Type.Enum(LOCALES));

/** A flow's information before it is started. */
export const FlowInformation = Type.Object({
  code: DocumentCode,
  label: Text,
  lead: Type.Optional(Text),
  /** Whether it can be started now; `early` before its first day. */
  status: Type.Enum(['open', 'early', 'closed', 'full']),
  /** The days in between, `2027-01-15`. */
  opening: Type.Object({ from: Type.Optional(Type.String()), until: Type.Optional(Type.String()) }),
  places_left: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Y: people can wait if it is full (`checkWaitlist`). */
  waitlist: Type.Optional(Flag),
  /** Whether its forms ask for a last name, which its waitlist follows; optional when absent. */
  last_name: Type.Optional(Type.Enum(LAST_NAMES)),
  /** Y asks for the code of an invitation. */
  by_invitation: Flag,
  /** The form that is asked first, an `email` in it; an address alone when absent. */
  form_type: Type.Optional(DocumentCode),
  steps: Type.Array(Type.Object({ code: Code, label: Text })),
  /** Possible fees in cents; `conditional` Y if they depend on answers. */
  fees: Type.Array(
    Type.Object({
      code: Code,
      label: Text,
      detail: Type.Optional(Text),
      amount: Type.Integer(),
      conditional: Flag,
    }),
  ),
  confirmation: Type.Optional(Type.Object({ title: Text, text: Text })),
});
export type FlowInformation = Static<typeof FlowInformation>;

/** A started or reopened application with its token. */
export const Begun = Type.Object({ registration: Application, token: Type.String() });

/** The waitlist entry whose offer this accepts. */
const OfferedEntry = Type.Optional(Type.String({ maxLength: 60 }));

/** The start of a flow. */
export const Beginning = Type.Object({
  /** The version of the form that is asked first; 0 where only an address is. */
  version: Type.Integer({ minimum: 0 }),
  /** Its answers as JSON text, `email` among them. */
  values: Type.String({ maxLength: 1_000_000 }),
  invitation_code: Type.Optional(Type.String({ maxLength: 20 })),
  entry_ID: OfferedEntry,
  locale: Locale,
});

/** The flows of an event except the registration: information, starting and continuing. */
export const flows = endpoints(calls.flows, {
  getFlow: {
    summary: 'A flow: when it is open, what it asks for and what it can cost.',
    access: 'public',
    params: Type.Object({ flow: DocumentCode }),
    response: FlowInformation,
  },
  beginFlow: {
    summary: 'Starts a dossier of a flow with its first form, and returns its code and token.',
    access: 'public',
    idempotent: true,
    body: Type.Object({ flow: DocumentCode, ...Beginning.properties }),
    response: Begun,
  },
  continueFlow: {
    summary: 'Opens a dossier of a flow by its code and email address.',
    access: 'public',
    body: Type.Object({
      flow: DocumentCode,
      code: RegistrationCode,
      email: Type.String({ minLength: 1, maxLength: 254 }),
      entry_ID: OfferedEntry,
    }),
    response: Begun,
  },
});
