import { type Locale, localeIn } from '#engine/configuration/text.ts';
import type { Database } from '#server/database/database.ts';
import { accessCodeMinutes, issueAccessCode, signingIn } from '#server/domain/access-code.ts';
import { addressAsked, findByEmail } from '#server/domain/find-by-email.ts';
import { registrationFlow } from '#server/domain/registration-row.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { Mailer } from './mailer.ts';
import { mayAskForMail } from './mails-asked-for.ts';
import { someTimeAfter } from './some-time-after.ts';

/** Who wants to sign in to the registrations of an address, in which event and language. */
export type AccessCodeRequest = { eventCode: string; eventName: string; email: string; locale: Locale };

export type AccessCodeMailer = {
  /**
   * Has a one-time code mailed to an address that has a registration, within seconds and so often an hour. Only a job
   * is written, which begins at no moment that belongs to this request: whoever asks waits equally long in any case.
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
    request: (tx, asked) => jobs.add(tx, { queue, data: asked, startAfter: someTimeAfter(new Date()) }),
  };
}

async function mailAccessCode(
  tx: Database,
  mailer: Mailer,
  { eventCode, eventName, email, locale }: AccessCodeRequest,
): Promise<void> {
  if (!(await mayAskForMail(tx, eventCode, email))) return;
  // One is made for any address: a guess is compared, and takes as long, whether or not there is a registration.
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
