import { addressAsked, findByEmail } from '#server/dossiers/find-by-email.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import { accessCodeMinutes, issueAccessCode, signingIn } from './access-code.ts';
import type { OneTimeCodes } from './one-time-code-mailer.ts';

/** The codes with which people sign in to their registrations. */
export const accessCodes: OneTimeCodes = {
  queue: 'access-codes',
  async mailCode(tx, mailer, { eventCode, eventName, email, locale }) {
    if (!(await mayAskForMail(tx, eventCode, email))) return;
    // A code is created for every address: guesses are compared, and take the same time, whether or not a registration
    // exists.
    const code = await issueAccessCode(tx, { eventCode, email, purpose: signingIn });
    const [row] = await findByEmail(tx, { eventCode, flow: registrationFlow }, email);
    if (!row) return;
    await mailer.queue(tx, {
      eventCode,
      recipient: addressAsked(row, email),
      locale,
      content: {
        template: 'access-code',
        values: { event: eventName, code, minutes: String(accessCodeMinutes) },
      },
    });
  },
};
