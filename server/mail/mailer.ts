import { eq, sql } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { mailAttachment, outboxMail } from '#server/database/schema.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { ART_ID, mailArt } from './mail-art.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import type { Transport } from './transport.ts';

/** An attachment. */
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

/** How long an email waits for the receipts of pending refunds, in milliseconds. */
const WAIT_MS = 300_000;

/** Within this time before a waiting mail is sent, nothing is added to it, in milliseconds. */
const SEALED_MS = 15_000;

export type Mailer = {
  /**
   * Queues an email in the transaction of its cause, and returns its id; it is sent after the commit. An empty
   * recipient, from erased personal data, queues nothing.
   */
  queue(tx: Database, mail: Mail): Promise<string | undefined>;
  /** Queues an email again, with its attachments, for an address. */
  repeat(tx: Database, id: string, recipient: string): Promise<void>;
  /** Adds files to a mail that waits, and sends it unless more will be added; false if it no longer waits. */
  complete(tx: Database, id: string, files: readonly Attachment[], more?: boolean): Promise<boolean>;
  /** Sends queued emails now; called after a commit, instead of waiting for the next poll in two seconds. */
  wake(): void;
};

const mailQueue = 'mail';

/** Starts sending emails; those left by an earlier process have jobs in the database. */
export async function startMailer(
  db: Database,
  jobs: Jobs,
  transport: Transport,
  eventOf: (eventCode: string) => EventDocument | undefined = () => undefined,
): Promise<Mailer> {
  const worker = await jobs.work(mailQueue, ({ id }) => deliverQueued(db, String(id), transport, eventOf));
  return {
    async queue(tx, { eventCode, recipient, locale, content, attachments = [], waits }) {
      if (recipient === '') return undefined;
      const rendered = renderMail(content, locale, eventOf(eventCode));
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
    async repeat(tx, id, recipient) {
      const [mail] = await tx.select().from(outboxMail).where(eq(outboxMail.id, id));
      if (!mail || recipient === '') return;
      const { eventCode, subject, text, html, locale } = mail;
      const [row] = await tx
        .insert(outboxMail)
        .values({ eventCode, recipient, subject, text, html, locale, createdAt: sql`clock_timestamp()` })
        .returning({ id: outboxMail.id });
      if (!row) throw new Error('the mail was not stored');
      await attach(tx, row.id, await attachmentsOf(tx, id));
      await jobs.add(tx, { queue: mailQueue, data: { id: row.id } });
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

function attachmentsOf(db: Database, id: string) {
  return db.select().from(mailAttachment).where(eq(mailAttachment.mailId, id)).orderBy(mailAttachment.name);
}

/** Sends an email unless it was sent: a job can run twice, such as after a crash. */
async function deliverQueued(
  db: Database,
  id: string,
  transport: Transport,
  eventOf: (eventCode: string) => EventDocument | undefined,
): Promise<void> {
  const [mail] = await db.select().from(outboxMail).where(eq(outboxMail.id, id));
  if (mail?.state !== 'queued') return;
  try {
    const attachments = await attachmentsOf(db, id);
    const event = eventOf(mail.eventCode);
    const hasArt = event && mail.html.includes(`cid:${ART_ID}`);
    const state = await transport.deliver({
      ...mail,
      attachments,
      ...(hasArt && { art: () => mailArt(event) }),
      replyTo: event?.contact_email,
    });
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

/** Whether the server refused it permanently (5xx, RFC 5321 §4.2.1). */
function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
