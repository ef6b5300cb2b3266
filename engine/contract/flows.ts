import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from '../configuration/code.ts';
import { Flag } from '../configuration/flag.ts';
import { LAST_NAMES } from '../configuration/last-names.ts';
import { LOCALES, Text } from '../configuration/text.ts';
import { endpoint } from './endpoint.ts';
import { Application, RegistrationCode } from './registration.ts';

const Locale = Type.Optional(Type.Enum([...LOCALES]));

/** What somebody is told of a flow before they begin it. */
export const FlowInformation = Type.Object({
  code: DocumentCode,
  label: Text,
  lead: Type.Optional(Text),
  /** Whether it may be begun now; `early` before its first day. */
  status: Type.Enum(['open', 'early', 'closed', 'full']),
  /** The days in between, `2027-01-15`. */
  opening: Type.Object({ from: Type.Optional(Type.String()), until: Type.Optional(Type.String()) }),
  places_left: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Y: who finds it full may wait for a place (`checkWaitlist`). */
  waitlist: Type.Optional(Flag),
  /** Whether its forms ask for a last name, which its waitlist follows; optional when absent. */
  last_name: Type.Optional(Type.Enum([...LAST_NAMES])),
  /** Y asks for the code of an invitation. */
  by_invitation: Flag,
  /** The form that is asked first, an `email` in it; an address alone when absent. */
  form_type: Type.Optional(DocumentCode),
  steps: Type.Array(Type.Object({ code: Code, label: Text })),
  /** What may be owed, in cents; `conditional` Y where it depends on what is answered. */
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

/** What somebody has begun or opened again, with what they go on with. */
export const Begun = Type.Object({ registration: Application, token: Type.String() });

/** The entry of the waitlist that was offered a place, which this takes up. */
const OfferedEntry = Type.Optional(Type.String({ maxLength: 60 }));

/** What a dossier of a flow begins with. */
export const Beginning = Type.Object({
  /** The version of the form that is asked first; 0 where only an address is. */
  version: Type.Integer({ minimum: 0 }),
  /** Its answers as JSON text, `email` among them. */
  values: Type.String({ maxLength: 1_000_000 }),
  invitation_code: Type.Optional(Type.String({ maxLength: 20 })),
  entry_ID: OfferedEntry,
  locale: Locale,
});

/** The flows of an event besides its registration: what they are, and how one of them is begun or continued. */
export const flows = {
  getFlow: endpoint({
    method: 'GET',
    path: '/flow/{flow}',
    summary: 'A flow: when it is open, what it asks for and what it can cost.',
    access: 'public',
    params: Type.Object({ flow: DocumentCode }),
    response: FlowInformation,
  }),
  beginFlow: endpoint({
    method: 'POST',
    path: '/beginFlow',
    summary: 'Starts a dossier of a flow with its first form, and returns its code and token.',
    access: 'public',
    idempotent: true,
    body: Type.Object({ flow: DocumentCode, ...Beginning.properties }),
    response: Begun,
  }),
  continueFlow: endpoint({
    method: 'POST',
    path: '/continueFlow',
    summary: 'Opens a dossier of a flow by its code and email address.',
    access: 'public',
    body: Type.Object({
      flow: DocumentCode,
      code: RegistrationCode,
      email: Type.String({ minLength: 1, maxLength: 254 }),
      entry_ID: OfferedEntry,
    }),
    response: Begun,
  }),
} as const;
