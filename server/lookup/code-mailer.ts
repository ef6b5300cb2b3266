import { and, asc, eq } from 'drizzle-orm';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { addressAsked, isAddressed } from '#server/dossiers/find-by-email.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { delayLookup } from './delay-lookup.ts';

/** A request for an address's codes, with event, language and the link for the email. */
export type CodeRequest = {
  eventCode: string;
  eventName: string;
  email: string;
  locale: Locale;
  link: string;
  /** The code of a new registration, sent to an address without a submitted one. */
  begun?: string;
};

export type CodeMailer = {
  /**
   * Emails an address's registration codes within seconds, a limited number of times per hour. Only a job is stored,
   * unrelated in time to the request: its duration reveals nothing.
   */
  request(db: Database, asked: CodeRequest): Promise<void>;
};

const queue = 'registration-codes';

/** Starts emailing codes of new registrations, and codes on request. */
export async function startCodeMailer(db: Database, jobs: Jobs, mailer: Mailer): Promise<CodeMailer> {
  await jobs.work(queue, async (data) => {
    const asked = readRequest(data);
    await db.transaction((tx) => mailCodes(tx, mailer, asked));
    mailer.wake();
  });
  return {
    request: (tx, asked) => jobs.add(tx, { queue, data: asked, startAfter: delayLookup(new Date()) }),
  };
}

async function mailCodes(tx: Database, mailer: Mailer, asked: CodeRequest): Promise<void> {
  const rows = await tx
    .select()
    .from(dossier)
    .where(
      and(
        eq(dossier.eventCode, asked.eventCode),
        eq(dossier.flow, registrationFlow),
        isAddressed(asked.email),
      ),
    )
    .orderBy(asc(dossier.createdAt));
  const begun = rows.find(({ code }) => code === asked.begun);
  const own = begun ?? rows.findLast(({ status }) => status !== 'Cancelled') ?? rows.at(-1);
  // If it was submitted meanwhile, the confirmation contains its code.
  if (!own || begun?.status === 'Submitted') return;
  if (!(await mayAskForMail(tx, asked.eventCode, asked.email))) return;
  // Submitted registrations, otherwise the latest draft.
  const submitted = rows.filter(({ status }) => status === 'Submitted');
  const codes = (submitted.length > 0 ? submitted : [own]).map(({ code }) => code);
  await mailer.queue(tx, {
    eventCode: asked.eventCode,
    recipient: addressAsked(own, asked.email),
    locale: asked.locale,
    content: {
      template: asked.begun && submitted.length === 0 ? 'registration-begun' : 'registration-code',
      values: { event: asked.eventName, codes: codes.join(', '), link: withCode(asked.link, codes) },
    },
  });
}

/** The page that opens a registration, with its code if there is only one. */
function withCode(link: string, codes: readonly string[]): string {
  const [code, ...others] = codes;
  if (code === undefined || others.length > 0) return link;
  const page = new URL(link);
  page.searchParams.set('code', code);
  return page.href;
}

function readRequest(data: Record<string, unknown>): CodeRequest {
  const text = (name: string) => String(data[name] ?? '');
  return {
    eventCode: text('eventCode'),
    eventName: text('eventName'),
    email: text('email'),
    locale: localeIn(data.locale),
    link: text('link'),
    ...(typeof data.begun === 'string' && { begun: data.begun }),
  };
}
