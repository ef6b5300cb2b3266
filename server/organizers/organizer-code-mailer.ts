import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { issueAccessCode } from '#server/lookup/access-code.ts';
import { delayLookup } from '#server/lookup/delay-lookup.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { findOrganizer } from './team.ts';

/** The purpose of a code with which an organizer signs in. */
export const organizing = 'organizer';
/** The lifetime of such a code in minutes, as stated in the email. */
export const organizerCodeMinutes = 10;

/** A request for a code to sign in with, in an event and language. */
export type OrganizerCodeRequest = { eventCode: string; eventName: string; email: string; locale: Locale };

export type OrganizerCodeMailer = {
  /**
   * Emails a one-time code to an organizer within seconds, a limited number of times per hour. Only a job is stored,
   * unrelated in time to the request: its duration does not reveal who organizes the event.
   */
  request(db: Database, asked: OrganizerCodeRequest): Promise<void>;
};

const queue = 'organizer-codes';

/** Starts mailing codes with which organizers sign in. */
export async function startOrganizerCodeMailer(
  db: Database,
  jobs: Jobs,
  mailer: Mailer,
): Promise<OrganizerCodeMailer> {
  await jobs.work(queue, async (data) => {
    await db.transaction((tx) => mailCode(tx, mailer, readRequest(data)));
    mailer.wake();
  });
  return {
    request: (tx, asked) => jobs.add(tx, { queue, data: asked, startAfter: delayLookup(new Date()) }),
  };
}

async function mailCode(
  tx: Database,
  mailer: Mailer,
  { eventCode, eventName, email, locale }: OrganizerCodeRequest,
): Promise<void> {
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
}

function readRequest(data: Record<string, unknown>): OrganizerCodeRequest {
  const text = (name: string) => String(data[name] ?? '');
  return {
    eventCode: text('eventCode'),
    eventName: text('eventName'),
    email: text('email'),
    locale: localeIn(data['locale']),
  };
}
