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
  /** Whether it is sent with `complete`, or without that once `WAIT_MS` have passed. */
  waits?: boolean;
};

/** How long a mail waits for the papers of a refund whose outcome is not known, in milliseconds. */
const WAIT_MS = 300_000;

/** Within this time before a waiting mail is sent, nothing is added to it, in milliseconds. */
const SEALED_MS = 15_000;

export type Mailer = {
  /** Writes a mail in the transaction of the change it tells of, and returns its id; it is sent some time after that commits. */
  queue(tx: Database, mail: Mail): Promise<string>;
  /** Adds files to a mail that waits, and sends it unless more will be added; false if it no longer waits. */
  complete(tx: Database, id: string, files: readonly Attachment[], more?: boolean): Promise<boolean>;
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
    async queue(tx, { eventCode, recipient, locale, content, attachments = [], waits }) {
      const rendered = renderMail(content, locale, wordsOf(eventCode));
      const [row] = await tx
        .insert(outboxMail)
        // Not the transaction's time: of two mails of one transaction the first is the older.
        .values({ eventCode, recipient, locale, ...rendered, createdAt: sql`clock_timestamp()` })
        .returning({ id: outboxMail.id });
      if (!row) throw new Error('the mail was not stored');
      await attach(tx, row.id, attachments);
      const startAfter = waits ? new Date(Date.now() + WAIT_MS) : undefined;
      await jobs.add(tx, { queue: mailQueue, data: { id: row.id }, ...(startAfter && { startAfter }) });
      return row.id;
    },
    async complete(tx, id, files, more = false) {
      const [row] = await tx.select().from(outboxMail).where(eq(outboxMail.id, id)).for('update');
      const sealed = Date.now() - WAIT_MS + SEALED_MS;
      if (row?.state !== 'queued' || row.createdAt.getTime() < sealed) return false;
      await attach(tx, id, files);
      if (!more) await jobs.add(tx, { queue: mailQueue, data: { id } });
      return true;
    },
    wake: worker.wake,
  };
}

async function attach(tx: Database, mailId: string, files: readonly Attachment[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(mailAttachment)
    .values(files.map(({ name, type, content }) => ({ mailId, name, type, content })));
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
    const attachments = await db
      .select()
      .from(mailAttachment)
      .where(eq(mailAttachment.mailId, id))
      .orderBy(mailAttachment.name);
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
