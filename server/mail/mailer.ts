import { eq, sql } from 'drizzle-orm';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { Database } from '#server/database/database.ts';
import { mailAttachment, outboxMail } from '#server/database/schema.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import type { Transport } from './transport.ts';

/** A file that goes with a mail. */
export type Attachment = { name: string; type: string; content: Uint8Array };

export type Mail = {
  eventCode: string;
  recipient: string;
  locale: Locale;
  content: MailContent;
  attachments?: readonly Attachment[];
};

export type Mailer = {
  /** Writes a mail in the transaction of the change it tells of; it is sent some time after that commits. */
  queue(tx: Database, mail: Mail): Promise<void>;
  /** Sends what is queued now; call it after the commit, or leave it to the next poll two seconds later. */
  wake(): void;
};

const mailQueue = 'mail';

/** Starts sending mail; what an earlier process left unsent has its job in the database and is sent too. */
export async function startMailer(
  db: Database,
  jobs: Jobs,
  transport: Transport,
  /** The address of an event at which people read what is answered. */
  contactOf: (eventCode: string) => string | undefined = () => undefined,
  /** An event's own words. */
  wordsOf: (eventCode: string) => EventDocument['words'] = () => undefined,
): Promise<Mailer> {
  const worker = await jobs.work(mailQueue, ({ id }) => deliverQueued(db, String(id), transport, contactOf));
  return {
    async queue(tx, { eventCode, recipient, locale, content, attachments = [] }) {
      const rendered = renderMail(content, locale, wordsOf(eventCode));
      const [row] = await tx
        .insert(outboxMail)
        // Not the transaction's time: of two mails of one transaction the first is the older.
        .values({ eventCode, recipient, locale, ...rendered, createdAt: sql`clock_timestamp()` })
        .returning({ id: outboxMail.id });
      if (!row) throw new Error('the mail was not stored');
      const { id: mailId } = row;
      if (attachments.length > 0)
        await tx
          .insert(mailAttachment)
          .values(attachments.map(({ name, type, content }) => ({ mailId, name, type, content })));
      await jobs.add(tx, { queue: mailQueue, data: { id: row.id } });
    },
    wake: worker.wake,
  };
}

/** Sends one mail unless that is done already: a job may come twice, as after a crash. */
async function deliverQueued(
  db: Database,
  id: string,
  transport: Transport,
  contactOf: (eventCode: string) => string | undefined,
): Promise<void> {
  const [mail] = await db.select().from(outboxMail).where(eq(outboxMail.id, id));
  if (mail?.state !== 'queued') return;
  try {
    const attachments = await db.select().from(mailAttachment).where(eq(mailAttachment.mailId, id));
    const state = await transport.deliver({ ...mail, attachments, replyTo: contactOf(mail.eventCode) });
    await db.update(outboxMail).set({ state, sentAt: new Date(), error: null }).where(eq(outboxMail.id, id));
  } catch (error) {
    await db.update(outboxMail).set(failure(error)).where(eq(outboxMail.id, id));
    if (!isPermanent(error)) throw error;
  }
}

function failure(error: unknown) {
  const state = isPermanent(error) ? ('failed' as const) : ('queued' as const);
  return { state, error: error instanceof Error ? error.message : String(error) };
}

/** A reply of 5xx: the server will not take this mail however often it is asked (RFC 5321 §4.2.1). */
function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
