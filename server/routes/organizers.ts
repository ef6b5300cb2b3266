import type { organizers as contract, SignedIn } from '#engine/contract/organizers.ts';
import { DEFAULT_LOCALE, resolveText } from '#engine/form/languages/text.ts';
import { clearSessionCookie, notAllowed, setSessionCookie } from '#server/http/organizer-cookie.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import { redeemAccessCode } from '#server/lookup/access-code.ts';
import { createApiToken, listApiTokens, revokeApiToken } from '#server/organizers/api-tokens.ts';
import { type Organizer, permissionsOf } from '#server/organizers/organizer.ts';
import { organizerAddedMail } from '#server/organizers/organizer-added-mail.ts';
import { organizerCodeMinutes, organizing } from '#server/organizers/organizer-codes.ts';
import { wrongOrganizerCode } from '#server/organizers/organizer-problems.ts';
import {
  endSession,
  findSession,
  listSessions,
  SESSION_SECONDS,
  startSession,
} from '#server/organizers/session.ts';
import { addOrganizer, findOrganizer, listTeam, removeOrganizer } from '#server/organizers/team.ts';
import { checkEmail, normalizeEmail } from '#server/refusals/email-address.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { identify } from './authorize.ts';
import type { Handlers } from './handlers.ts';

type Person = Extract<Organizer, { kind: 'person' }>;

/** Organizers: signing in, the team, its devices and programs. */
export const organizersHandlers: Handlers<typeof contract> = {
  async requestOrganizerCode({ services, eventCode, event, body, language }) {
    checkEmail(body.email);
    const locale = body.locale ?? language;
    const eventName = resolveText(event.document.name, locale);
    await services.organizerCodeMailer.request(services.db, {
      eventCode,
      eventName,
      email: body.email,
      locale,
    });
    return { minutes: organizerCodeMinutes };
  },

  async signInOrganizer({ services: { db }, request, reply, eventCode, body }) {
    checkEmail(body.email);
    const { email } = body;
    // Outside of a transaction: a wrong guess has to be counted.
    const isRight = await redeemAccessCode(db, { eventCode, email, purpose: organizing }, body.code);
    if (!isRight || !(await findOrganizer(db, eventCode, email))) throw wrongOrganizerCode();
    const device = { device: request.headers['user-agent'] ?? '', ip: request.ip };
    const token = await startSession(db, { eventCode, email: normalizeEmail(email) }, device);
    const person = await findSession(db, eventCode, token);
    if (!person) throw wrongOrganizerCode();
    setSessionCookie(request, reply, token, SESSION_SECONDS);
    return signedIn(person, eventCode);
  },

  async getOrganizer({ services, request, eventCode }) {
    const organizer = await identify(request, services);
    return organizer?.kind === 'person' ? { organizer: signedIn(organizer, eventCode) } : {};
  },

  async signOutOrganizer({ services, request, reply, eventCode, organizer, audit }) {
    const { email, session: id } = personOf(organizer);
    await services.db.transaction(async (tx) => {
      await endSession(tx, { eventCode, email: normalizeEmail(email), id });
      await audit(tx, { subject: email });
    });
    clearSessionCookie(request, reply);
    return { signed_out: 'Y' };
  },

  async listOrganizerSessions({ services, eventCode, organizer }) {
    const { email, session: here } = personOf(organizer);
    return { sessions: await listSessions(services.db, { eventCode, email: normalizeEmail(email), here }) };
  },

  async endOrganizerSession({ services, eventCode, organizer, body, audit }) {
    const { email: shown, session: here } = personOf(organizer);
    const email = normalizeEmail(shown);
    return services.db.transaction(async (tx) => {
      if (!(await endSession(tx, { eventCode, email, id: body.id }))) throw notFound();
      await audit(tx, { subject: shown });
      return { sessions: await listSessions(tx, { eventCode, email, here }) };
    });
  },

  listTeam: async ({ services, eventCode }) => ({ team: await listTeam(services.db, eventCode) }),

  async addOrganizer({ services, request, eventCode: here, organizer, body, audit }) {
    const { event: eventCode = here, email, role } = body;
    const event = services.configuration.current(eventCode, 'event', eventCode)?.document;
    if (!event) throw notFound();
    const addedBy = authorOf(organizer);
    const team = await services.db.transaction(async (tx) => {
      const was = await addOrganizer(tx, { eventCode, email, role, addedBy });
      if (was !== role) {
        await audit(tx, { subject: email, changes: [{ what: 'role', ...(was && { was }), is: role }] });
      }
      if (was === undefined) {
        const locale = event.languages[0] ?? DEFAULT_LOCALE;
        const link = services.link(eventCode, locale, '/organize', ownOrigin(request));
        await services.mailer.queue(
          tx,
          organizerAddedMail({ event, email, role, by: addedBy, link, locale }),
        );
      }
      return listTeam(tx, eventCode);
    });
    services.mailer.wake();
    return { team };
  },

  async removeOrganizer({ services, eventCode: here, body, audit }) {
    const { event: eventCode = here, email } = body;
    return services.db.transaction(async (tx) => {
      const was = await removeOrganizer(tx, eventCode, email);
      await audit(tx, { subject: email, changes: [{ what: 'role', was }] });
      return { team: await listTeam(tx, eventCode) };
    });
  },

  listApiTokens: async ({ services, eventCode }) => ({ tokens: await listApiTokens(services.db, eventCode) }),

  createApiToken({ services, eventCode, organizer, body, audit }) {
    const { name, permissions, days } = body;
    const createdBy = authorOf(organizer);
    return services.db.transaction(async (tx) => {
      const token = await createApiToken(tx, { eventCode, name, permissions, days, createdBy });
      await audit(tx, { subject: name, changes: [{ what: 'permissions', is: permissions.join(', ') }] });
      return { token, tokens: await listApiTokens(tx, eventCode) };
    });
  },

  revokeApiToken({ services, eventCode, body, audit }) {
    return services.db.transaction(async (tx) => {
      const name = await revokeApiToken(tx, eventCode, body.id);
      if (name === undefined) throw notFound();
      await audit(tx, { subject: name });
      return { tokens: await listApiTokens(tx, eventCode) };
    });
  },
};

/** The person of a call that only people make; programs and the installation's token have no session. */
function personOf(organizer: Organizer): Person {
  if (organizer.kind !== 'person') throw notAllowed();
  return organizer;
}

/** How a team's list and its emails name who did something. */
function authorOf(organizer: Organizer): string {
  if (organizer.kind === 'person') return organizer.email;
  return organizer.kind === 'token' ? organizer.name : 'Rostrum';
}

const signedIn = (person: Person, event: string): SignedIn => ({
  event,
  email: person.email,
  role: person.role,
  permissions: [...permissionsOf(person)],
  session: person.session,
  expires_at: person.expiresAt.toISOString(),
});
