import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { addressAsked, findByEmail } from '#server/dossiers/find-by-email.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { accessCodeMinutes, issueAccessCode, signingIn } from './access-code.ts';
import { delayLookup } from './delay-lookup.ts';

/** A request to sign in with an address, in an event and language. */
export type AccessCodeRequest = { eventCode: string; eventName: string; email: string; locale: Locale };

export type AccessCodeMailer = {
  /**
   * Emails a one-time code to an address with a registration within seconds, a limited number of times per hour. Only a
   * job is stored, unrelated in time to the request: its duration reveals nothing.
   */
  request(db: Database, asked: AccessCodeRequest): Promise<void>;
};

const queue = 'access-codes';

/** Starts mailing codes to sign in with. */
export async function startAccessCodeMailer(
  db: Database,
  jobs: Jobs,
  mailer: Mailer,
): Promise<AccessCodeMailer> {
  await jobs.work(queue, async (data) => {
    await db.transaction((tx) => mailAccessCode(tx, mailer, readRequest(data)));
    mailer.wake();
  });
  return {
    request: (tx, asked) => jobs.add(tx, { queue, data: asked, startAfter: delayLookup(new Date()) }),
  };
}

async function mailAccessCode(
  tx: Database,
  mailer: Mailer,
  { eventCode, eventName, email, locale }: AccessCodeRequest,
): Promise<void> {
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
}

function readRequest(data: Record<string, unknown>): AccessCodeRequest {
  const text = (name: string) => String(data[name] ?? '');
  return {
    eventCode: text('eventCode'),
    eventName: text('eventName'),
    email: text('email'),
    locale: localeIn(data['locale']),
  };
}
