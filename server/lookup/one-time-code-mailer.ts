import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { delayLookup } from './delay-lookup.ts';

/** A request for a one-time code for an address, in an event and language. */
export type OneTimeCodeRequest = { eventCode: string; eventName: string; email: string; locale: Locale };

export type OneTimeCodeMailer = {
  /**
   * Emails a one-time code within seconds to an address that may have one, a limited number of times per hour. Only a job
   * is stored, unrelated in time to the request: its duration does not reveal who is known.
   */
  request(db: Database, asked: OneTimeCodeRequest): Promise<void>;
};

/** Who gets a code: the name of their jobs, and what makes and queues the email. */
export type OneTimeCodes = {
  readonly queue: string;
  mailCode(tx: Database, mailer: Mailer, asked: OneTimeCodeRequest): Promise<void>;
};

/** Starts mailing one-time codes. */
export async function startOneTimeCodeMailer(
  db: Database,
  jobs: Jobs,
  mailer: Mailer,
  { queue, mailCode }: OneTimeCodes,
): Promise<OneTimeCodeMailer> {
  await jobs.work(queue, async (data) => {
    await db.transaction((tx) => mailCode(tx, mailer, readRequest(data)));
    mailer.wake();
  });
  return {
    request: (tx, asked) => jobs.add(tx, { queue, data: asked, startAfter: delayLookup(new Date()) }),
  };
}

function readRequest(data: Record<string, unknown>): OneTimeCodeRequest {
  const text = (name: string) => String(data[name] ?? '');
  return {
    eventCode: text('eventCode'),
    eventName: text('eventName'),
    email: text('email'),
    locale: localeIn(data['locale']),
  };
}
