import Type, { type Static } from 'typebox';
import { WrittenDiagnostic } from '../event/diagnosis/written-diagnostic.ts';
import { KnownPresenter, Presenters } from '../event/pickers/presenters.ts';
import { DocumentCode } from '../form/field/code.ts';
import { Flag } from '../form/field/flag.ts';
import { LOCALES, Text } from '../form/languages/text.ts';
import * as calls from './calls/application.ts';
import { endpoints } from './endpoint.ts';
import { frontDefinitions } from './flow-front.ts';
import { FLOW_FRONTS } from './flow-fronts.ts';
import { Begun, FlowInformation } from './flows.ts';
import { RegistrationCode, SavedStep } from './registration.ts';

/** The most presenters of a proposal, whatever its form says. */
export const MOST_PRESENTERS = 100;

const Email = Type.String({ minLength: 1, maxLength: 254 });
const Name = Type.String({ minLength: 1, maxLength: 120 });
const Locale = Type.Optional(Type.Enum(LOCALES));
const Secret = Type.String({ minLength: 1, maxLength: 100 });
const PresenterCode = RegistrationCode;
const workshop = { workshops_code: RegistrationCode };

/** An invitation, before its holder has confirmed their address. */
export const PresenterInvitation = Type.Object({
  state: Type.Enum(['invited', 'filled_in', 'declined', 'removed', 'over']),
  /** The invited person, the proposer, and the proposal's title ('' without one). */
  name: Type.String(),
  by: Type.String(),
  title: Type.String(),
  workshops_code: Type.Optional(RegistrationCode),
});
export type PresenterInvitation = Static<typeof PresenterInvitation>;

/** Workshop proposals and their presenters (spec §7). */
export const proposal = endpoints(calls.proposal, {
  ...frontDefinitions(FLOW_FRONTS.proposal),
  getWorkshopProposalOption: {
    summary: 'Whether workshops can be proposed now, until when, and the form.',
    access: 'public',
    response: FlowInformation,
  },
  getProposalOption: {
    summary: 'The rules for presenters of a proposal: how many, and the form each fills in.',
    access: 'public',
    response: Type.Object({
      label: Text,
      form_type: Type.Optional(DocumentCode),
      fewest: Type.Integer(),
      most: Type.Integer(),
    }),
  },
  getWorkshopProposalFormPresenters: {
    summary: 'The presenters of the bearer’s proposal; with the flag N only those who have answered.',
    access: 'holder',
    dossiers: 'proposal',
    params: Type.Object({ code: RegistrationCode, flag: Flag }),
    response: Presenters,
  },
  findInstructors: {
    summary: 'Searches past presenters by part of a name or school; addresses are not shown.',
    access: 'holder',
    dossiers: 'proposal',
    body: Type.Object({ ...workshop, text: Type.String({ minLength: 2, maxLength: 80 }) }),
    response: Type.Object({ instructors: Type.Array(KnownPresenter) }),
  },
  addInstructorToWorkshop: {
    summary:
      'Invites a presenter to the bearer’s proposal, or invites them again: a known one by code, a new one by name and address. The proposal’s own address is not invited.',
    access: 'holder',
    dossiers: 'proposal',
    body: Type.Object({
      ...workshop,
      instructor_code: Type.Optional(PresenterCode),
      name: Type.Optional(Name),
      email: Type.Optional(Email),
      /** Y adds the first contact. */
      contact: Type.Optional(Flag),
    }),
    response: Presenters,
  },
  addInstructorsToWorkshop: {
    summary: 'Sets the presenters of the bearer’s proposal in order; known ones who are missing are invited.',
    access: 'holder',
    dossiers: 'proposal',
    body: Type.Object({
      ...workshop,
      instructor_codes: Type.Array(PresenterCode, { minItems: 1, maxItems: MOST_PRESENTERS }),
    }),
    response: Presenters,
  },
  removeInstructorToWorkshop: {
    summary: 'Removes a presenter from the bearer’s proposal; their link no longer works.',
    access: 'holder',
    dossiers: 'proposal',
    body: Type.Object({ ...workshop, instructor_code: PresenterCode }),
    response: Presenters,
  },
  getInstructorInformations: {
    summary: 'The bearer’s presenter answers, from this proposal or the last one.',
    access: 'holder',
    dossiers: 'proposal',
    params: Type.Object({ ...workshop, instructor_code: PresenterCode }),
    response: Type.Object({ values: Type.Record(Type.String(), Type.Unknown()), checked: Flag }),
  },
  saveInstructorInformations: {
    summary: 'Saves the bearer’s presenter answers, also after the proposal was submitted.',
    access: 'holder',
    dossiers: 'proposal',
    body: Type.Object({
      ...workshop,
      instructor_code: PresenterCode,
      version: Type.Integer(),
      values: Type.String({ maxLength: 100_000 }),
    }),
    response: SavedStep,
  },
  getInstructorByInvitation: {
    summary: 'The person an invitation to present is for, and the proposal.',
    access: 'public',
    personal: true,
    params: Type.Object({ x: Secret }),
    response: PresenterInvitation,
  },
  openInvitation: {
    summary:
      'Opens a proposal to a presenter by their invitation and the address it was sent to; any other address gets the answer for an unknown invitation.',
    access: 'public',
    body: Type.Object({ invitation_code: Secret, email: Email }),
    response: Type.Object({ ...Begun.properties, instructor_code: PresenterCode }),
  },
  declineInvitation: {
    summary:
      'Declines to present a proposal, by an invitation and the address that it was sent to; its main contact gets an email.',
    access: 'public',
    body: Type.Object({ invitation_code: Secret, email: Email }),
    response: Type.Object({ state: Type.Literal('declined') }),
  },
  generateNewWorkshopWithInstructors: {
    summary: 'Starts another proposal by the same person, with some of the same presenters.',
    access: 'holder',
    dossiers: 'proposal',
    idempotent: true,
    body: Type.Object({
      ...workshop,
      instructor_codes: Type.Optional(Type.Array(PresenterCode, { maxItems: MOST_PRESENTERS })),
      locale: Locale,
    }),
    response: Begun,
  },
  scheduleProposal: {
    summary:
      'Adds an accepted proposal to the schedule as a workshop with a session, and its presenters to the speakers. If that cannot be published, the answer has diagnostics.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      event: Type.String({ minLength: 1, maxLength: 64 }),
      code: RegistrationCode,
      /** A slot's code, or a day and start time: `friday 10:30`. */
      start: Type.String({ minLength: 1, maxLength: 80 }),
      room: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Object({
      session: Type.String(),
      /** Of the schedule. */
      version: Type.Integer(),
      warnings: Type.Array(WrittenDiagnostic),
    }),
  },
});
