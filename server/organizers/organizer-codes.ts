import { issueAccessCode } from '#server/lookup/access-code.ts';
import type { OneTimeCodes } from '#server/lookup/one-time-code-mailer.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import { findOrganizer } from './team.ts';

/** The purpose of a code with which an organizer signs in. */
export const organizing = 'organizer';
/** The lifetime of such a code in minutes, as stated in the email. */
export const organizerCodeMinutes = 10;

/** The codes with which organizers sign in; others get none. */
export const organizerCodes: OneTimeCodes = {
  queue: 'organizer-codes',
  async mailCode(tx, mailer, { eventCode, eventName, email, locale }) {
    const known = await findOrganizer(tx, eventCode, email);
    if (!known || !(await mayAskForMail(tx, eventCode, email))) return;
    const holder = { eventCode, email, purpose: organizing };
    const code = await issueAccessCode(tx, holder, new Date(), organizerCodeMinutes);
    await mailer.queue(tx, {
      eventCode,
      recipient: known.emailTyped,
      locale,
      content: {
        template: 'organizer-code',
        values: { event: eventName, code, minutes: String(organizerCodeMinutes) },
      },
    });
  },
};
