import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { registration } from '#server/database/schema.ts';
import { normalizeEmail } from '#server/domain/email-address.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { MailLocale } from './mail-templates.ts';
import type { Mailer } from './mailer.ts';

/** Who asked for the codes of an address, in which event and language, and what a link in the mail leads to. */
export type CodeRequest = {
  eventCode: string;
  eventName: string;
  email: string;
  locale: MailLocale;
  link: string;
};

export type CodeMailer = {
  /**
   * Has the registration codes of an address mailed to it. Only a job is written: whoever asks waits equally long
   * whether or not there is a registration.
   */
  request(db: Database, asked: CodeRequest): Promise<void>;
  wake(): void;
};

const queue = 'registration-codes';

/** Starts answering those who have lost their code. */
export async function startCodeMailer(db: Database, jobs: Jobs, mailer: Mailer): Promise<CodeMailer> {
  const worker = await jobs.work(queue, async (data) => {
    const asked = readRequest(data);
    await db.transaction((tx) => mailCodes(tx, mailer, asked));
    mailer.wake();
  });
  return {
    request: (tx, asked) => jobs.add(tx, { queue, data: asked }),
    wake: worker.wake,
  };
}

async function mailCodes(tx: Database, mailer: Mailer, asked: CodeRequest): Promise<void> {
  const rows = await tx
    .select()
    .from(registration)
    .where(
      and(
        eq(registration.eventCode, asked.eventCode),
        eq(registration.email, normalizeEmail(asked.email)),
        inArray(registration.status, ['Submitted', 'Not Submitted']),
      ),
    )
    .orderBy(asc(registration.createdAt));
  const newest = rows.at(-1);
  if (!newest) return;
  // One that was submitted is what somebody who asks looks for; else the last they began.
  const submitted = rows.filter(({ status }) => status === 'Submitted');
  const codes = (submitted.length > 0 ? submitted : [newest]).map(({ code }) => code);
  await mailer.queue(tx, {
    eventCode: asked.eventCode,
    recipient: newest.emailTyped,
    locale: asked.locale,
    content: {
      template: 'registration-code',
      values: { event: asked.eventName, codes: codes.join(', '), link: asked.link },
    },
  });
}

function readRequest(data: Record<string, unknown>): CodeRequest {
  const text = (name: string) => String(data[name] ?? '');
  return {
    eventCode: text('eventCode'),
    eventName: text('eventName'),
    email: text('email'),
    locale: data.locale === 'fr' ? 'fr' : 'en',
    link: text('link'),
  };
}
