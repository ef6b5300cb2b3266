import Type from 'typebox';
import { resolveText } from '#engine/configuration/text.ts';
import { type registration as contract, Registration } from '#engine/contract/registration.ts';
import { email as emailRule } from '#engine/validation/rules/email.ts';
import { isUniqueViolation } from '#server/database/sql-errors.ts';
import { issueAccessToken } from '#server/domain/access-token.ts';
import { beginRegistration } from '#server/domain/begin-registration.ts';
import { isFull, isOpen, revealsLookups } from '#server/domain/event-state.ts';
import { findByCodeAndEmail, isRegistered } from '#server/domain/find-by-email.ts';
import { parseObject } from '#server/domain/parse-values.ts';
import { checkChoice } from '#server/domain/registration-choice.ts';
import { alreadyRegistered, eventFull, registrationClosed } from '#server/domain/registration-problems.ts';
import { registrationView } from '#server/domain/registration-row.ts';
import { saveStep } from '#server/domain/save-step.ts';
import { submitRegistration } from '#server/domain/submit-registration.ts';
import { HttpProblem, invalidField } from '#server/http/http-problem.ts';
import { confirmationMail } from '#server/mail/confirmation-mail.ts';
import type { Handlers } from './handlers.ts';
import { requestCodes } from './request-codes.ts';
import { siteLink } from './site-link.ts';

/** A registration from its beginning to its submission. */
export const registrationHandlers: Handlers<typeof contract> = {
  async checkRegistration({ services, reply, eventCode, event, body }) {
    const { db } = services;
    checkEmail(body.email);
    checkChoice(event.document, body);
    if (body.group_code) {
      throw invalidField('group_code', {
        en: 'This is not a valid group code',
        fr: 'Ce code de groupe n’est pas valide',
      });
    }
    if (body.code) {
      const row = await findByCodeAndEmail(db, eventCode, body.code, body.email);
      if (!row) throw wrongCode();
      const token = await issueAccessToken(db, row.id);
      reply.header('authorization', `Bearer ${token}`);
      const status = row.status === 'Submitted' ? 'already_registered' : 'continue';
      return { status, registration: registrationView(row), token };
    }
    if (!isOpen(event.document)) return { status: 'closed' };
    const isKnown = revealsLookups(event.document) && (await isRegistered(db, eventCode, body.email));
    if (isKnown) return { status: 'already_registered' };
    return { status: (await isFull(db, eventCode, event.document)) ? 'full' : 'new' };
  },

  async generateRegistrationCaptured(call) {
    const { services, reply, eventCode, event, body, once } = call;
    checkEmail(body.email);
    checkChoice(event.document, body);
    const begun = await once(Type.Object({ id: Type.String(), registration: Registration }), async (tx) => {
      if (!isOpen(event.document)) throw registrationClosed();
      if (await isRegistered(tx, eventCode, body.email)) {
        if (revealsLookups(event.document)) throw alreadyRegistered();
        // Whoever asks is not told, but the holder of the address is; a second submission is refused in any case.
        await requestCodes(call, tx, body.email, body.locale);
      }
      if (await isFull(tx, eventCode, event.document)) throw eventFull();
      const row = await beginRegistration(tx, eventCode, event.document, {
        ...body,
        locale: body.locale ?? call.language,
      });
      return { id: row.id, registration: registrationView(row) };
    });
    // Not part of the answer that is kept: a copied database must open nothing. A repeat is given one of its own.
    const token = await issueAccessToken(services.db, begun.id);
    reply.header('authorization', `Bearer ${token}`);
    return { registration: begun.registration, token };
  },

  checkAlreadyRegistered: ({ registration }) => ({
    registered: registration.status === 'Submitted' ? 'Y' : 'N',
    registration: registrationView(registration),
  }),

  saveRegistrationPersonalInformations: ({ services, registration, body, language }) =>
    saveStep(services, registration, body, language),

  async saveSubmitRegistration({ services, request, event, registration, body, language, once }) {
    const { configuration, mailer } = services;
    const submission = { ...body, versions: parseObject('versions', body.versions) };
    const answer = await once(Type.Object({ registration: Registration }), async (tx) => {
      const row = await submitRegistration(
        tx,
        configuration,
        event.document,
        registration.id,
        submission,
        language,
      );
      const locale = row.locale === 'fr' ? 'fr' : 'en';
      const link = siteLink(services, request, locale, `/registration/manage?code=${row.code}`);
      await mailer.queue(tx, confirmationMail(event.document, row, link));
      return { registration: registrationView(row) };
    }).catch((error: unknown) => {
      throw isUniqueViolation(error, 'registration_submitted_email') ? alreadyRegistered() : error;
    });
    mailer.wake();
    return answer;
  },

  async sendEventEmailAccessCode(call) {
    const { services, eventCode, event, body, language } = call;
    checkEmail(body.email);
    if (revealsLookups(event.document) && !(await isRegistered(services.db, eventCode, body.email))) {
      throw new HttpProblem(404, { email: [notFoundByEmail] });
    }
    await requestCodes(call, services.db, body.email, body.locale);
    services.codeMailer.wake();
    return { message: resolveText(codeSent, body.locale ?? language) };
  },
};

function checkEmail(typed: string): void {
  if (!emailRule.validate(typed.trim())) {
    throw invalidField('email', {
      en: 'Enter a valid email address',
      fr: 'Entrez une adresse courriel valide',
    });
  }
}

/** The same whether it was the code or the address that is unknown. */
function wrongCode(): HttpProblem {
  return new HttpProblem(404, {
    code: [
      {
        en: 'and email address do not belong to a registration for this event.',
        fr: 'et adresse courriel ne correspondent à aucune inscription à cet événement.',
      },
    ],
  });
}

// Spec §8, both of them.
const codeSent = {
  en: 'If a valid registration exists, an email with the registration code is sent.',
  fr: 'Si une inscription valide existe, un courriel contenant le code d’inscription est envoyé.',
};
const notFoundByEmail = {
  en: 'No registration with this email address has been found. Did you register with a different email address?',
  fr: 'Aucune inscription n’a été trouvée avec cette adresse courriel. Vous êtes-vous inscrit avec une autre adresse ?',
};
