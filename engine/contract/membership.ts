import Type, { type TSchema } from 'typebox';
import { MembershipRules } from '../event/membership/membership-rules.ts';
import { Option } from '../form/field/option.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/site.ts';
import { endpoints } from './endpoint.ts';
import type { MEMBERSHIP_FIELDS } from './membership-fields.ts';
import { RegistrationCode, SavedStep } from './registration.ts';

const Line = Type.Optional(Type.String({ maxLength: 300 }));
const Several = Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 }));
const code = Type.Object({ code: RegistrationCode });

/** The membership step's answers as text. */
export const membershipFields = {
  membership_organization: Line,
  /** N declines to renew. */
  membership_renew: Type.Optional(Type.Enum(['Y', 'N'])),
  membershipID: Line,
  membershipSubID: Line,
  membershipType: Line,
  selectedDistrict: Line,
  selectedDistrictOther: Line,
  program: Line,
  school: Line,
  role: Line,
  university: Line,
  staff_directory: Line,
  selectedOrganization: Several,
  selectedClientOrganization: Several,
} satisfies Record<(typeof MEMBERSHIP_FIELDS)[number], TSchema>;

export const membership = endpoints(calls.membership, {
  getMembershipInformation: {
    summary:
      'The rules that decide the type of membership, with prices. The organizations that can also be joined have their own call.',
    access: 'public',
    response: MembershipRules,
  },
  getMyOrganizationTypesOfEvent: {
    summary: 'The organizations whose membership the event offers.',
    access: 'holder',
    dossiers: 'registration',
    params: code,
    response: Type.Array(Option),
  },
  getMyOrganizationTypesOfClient: {
    summary: 'The organizations of the association behind the event.',
    access: 'holder',
    dossiers: 'registration',
    params: code,
    response: Type.Array(Option),
  },
  getMembershipRegistration: {
    summary: 'The saved membership answers of the bearer’s registration.',
    access: 'holder',
    dossiers: 'registration',
    params: code,
    response: Type.Object(membershipFields),
  },
  getMyMembership: {
    summary: 'The type of membership for the saved answers; undecided until all questions are answered.',
    access: 'holder',
    dossiers: 'registration',
    params: code,
    response: Type.Object({
      status: Type.Enum(['undecided', 'decided', 'declined', 'none']),
      membershipID: Type.Optional(Type.String()),
      membershipType: Type.Optional(Type.String()),
      /** Its label and duration. */
      label: Type.Optional(Text),
      detail: Type.Optional(Text),
      /** Questions answered, and asked. */
      answered: Type.Integer(),
      asked: Type.Integer(),
    }),
  },
  saveMembershipRegistration: {
    summary: 'Saves the membership step; the server decides the type and its price.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({
      code: RegistrationCode,
      form_type: Type.String({ maxLength: 64 }),
      version: Type.Integer(),
      /** The form’s other answers, as JSON text. */
      values: Type.String({ maxLength: 1_000_000 }),
      /**
       * The answers that these started from, as JSON: another device's changes since are kept. Without it these replace
       * everything.
       */
      base: Type.Optional(Type.String({ maxLength: 1_000_000 })),
      ...membershipFields,
    }),
    response: SavedStep,
  },
});
