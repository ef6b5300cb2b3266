import Type, { type Static } from 'typebox';
import { LOCALES } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';
import { Permission, Role } from './roles.ts';

const Email = Type.String({ minLength: 3, maxLength: 320 });

/** The organizer who makes a request, and what they may do. */
export const SignedIn = Type.Object({
  /** The event's code, as used in organizers' calls. */
  event: Type.String(),
  email: Type.String(),
  role: Role,
  permissions: Type.Array(Permission),
  /** The id of their session, which names their private channel. */
  session: Type.String(),
  /** When they have to sign in again. */
  expires_at: Type.String(),
});
export type SignedIn = Static<typeof SignedIn>;

/** A member of an event's team. */
export const TeamMember = Type.Object({
  email: Type.String(),
  role: Role,
  added_by: Type.String(),
  added_at: Type.String(),
  /** When they last used a device on which they are signed in; absent if there is none. */
  used_at: Type.Optional(Type.String()),
});
export type TeamMember = Static<typeof TeamMember>;

/** A device on which an organizer is signed in. */
export const DeviceSession = Type.Object({
  id: Type.String(),
  device: Type.String(),
  ip: Type.String(),
  started_at: Type.String(),
  used_at: Type.String(),
  expires_at: Type.String(),
  /** Y: the session of this request. */
  here: Type.Enum(['Y', 'N']),
});
export type DeviceSession = Static<typeof DeviceSession>;

/** A program's token, without its secret. */
export const ApiToken = Type.Object({
  id: Type.String(),
  name: Type.String(),
  permissions: Type.Array(Permission),
  created_by: Type.String(),
  created_at: Type.String(),
  expires_at: Type.String(),
  used_at: Type.Optional(Type.String()),
});
export type ApiToken = Static<typeof ApiToken>;

const Team = Type.Object({ team: Type.Array(TeamMember) });
const Sessions = Type.Object({ sessions: Type.Array(DeviceSession) });
const Tokens = Type.Object({ tokens: Type.Array(ApiToken) });
const Id = Type.String({ maxLength: 64 });

/** Organizers: signing in, the team, its devices and programs. */
export const organizers = endpoints(calls.organizers, {
  requestOrganizerCode: {
    summary:
      'Emails a one-time code to sign in with, if the address organizes the event. The answer is the same for all.',
    access: 'public',
    body: Type.Object({ email: Email, locale: Type.Optional(Type.Enum(LOCALES)) }),
    response: Type.Object({ minutes: Type.Integer() }),
  },
  signInOrganizer: {
    summary: 'Starts a session with a one-time code; the answer sets its cookie.',
    access: 'public',
    body: Type.Object({ email: Email, code: Type.String({ maxLength: 40 }) }),
    response: SignedIn,
  },
  getOrganizer: {
    summary: 'The organizer who is signed in; none for a visitor.',
    access: 'public',
    personal: true,
    response: Type.Object({ organizer: Type.Optional(SignedIn) }),
  },
  signOutOrganizer: {
    summary: 'Ends the session of this device.',
    access: 'organizer',
    permission: 'any',
    response: Type.Object({ signed_out: Type.Literal('Y') }),
  },
  listOrganizerSessions: {
    summary: 'The devices on which the organizer is signed in.',
    access: 'organizer',
    permission: 'any',
    response: Sessions,
  },
  endOrganizerSession: {
    summary: 'Signs the organizer out on one of their devices.',
    access: 'organizer',
    permission: 'any',
    body: Type.Object({ id: Id }),
    response: Sessions,
  },
  listTeam: {
    summary: 'The organizers of the event.',
    access: 'organizer',
    permission: 'team',
    response: Team,
  },
  addOrganizer: {
    summary: 'Adds an organizer, or gives one another role, and emails a new one.',
    access: 'organizer',
    permission: 'team',
    body: Type.Object({
      email: Email,
      role: Role,
      /** The event's code, for the installation's token. */
      event: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    response: Team,
  },
  removeOrganizer: {
    summary: 'Removes an organizer and ends their sessions. The last owner stays.',
    access: 'organizer',
    permission: 'team',
    body: Type.Object({ email: Email, event: Type.Optional(Type.String({ maxLength: 64 })) }),
    response: Team,
  },
  listApiTokens: {
    summary: 'The tokens of programs, without their secrets.',
    access: 'organizer',
    permission: 'team',
    response: Tokens,
  },
  createApiToken: {
    summary: 'Creates a token for a program; only this answer contains its secret.',
    access: 'organizer',
    permission: 'team',
    body: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 80 }),
      permissions: Type.Array(Permission, { minItems: 1, maxItems: 10 }),
      /** Days until it expires. */
      days: Type.Integer({ minimum: 1, maximum: 730 }),
    }),
    response: Type.Object({ token: Type.String(), tokens: Type.Array(ApiToken) }),
  },
  revokeApiToken: {
    summary: 'Ends a program’s token at once.',
    access: 'organizer',
    permission: 'team',
    body: Type.Object({ id: Id }),
    response: Tokens,
  },
});
