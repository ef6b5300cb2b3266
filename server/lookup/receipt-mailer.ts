import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type Locale, localeIn, resolveText } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { findByCodeAndEmail } from '#server/dossiers/find-by-email.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import { delayLookup } from './delay-lookup.ts';

/** A request for a receipt: typed data, perhaps of no registration. */
export type ReceiptRequest = {
  eventCode: string;
  code: string;
  email: string;
  locale: Locale;
  /** The recipient, instead of the registration's own address. */
  party?: string;
};

export type ReceiptMailer = {
  /**
   * Emails a registration's receipt to its address within seconds, a limited number of times per hour. Only a job is
   * stored, unrelated in time to the request: its duration reveals nothing.
   */
  request(db: Database, asked: ReceiptRequest): Promise<void>;
};

type Stores = { db: Database; configuration: ConfigurationStore; mailer: Mailer };

const queue = 'receipts';

/** Starts answering requests for receipts. */
export async function startReceiptMailer(stores: Stores, jobs: Jobs): Promise<ReceiptMailer> {
  await jobs.work(queue, async (data) => {
    await stores.db.transaction((tx) => mailReceipt(tx, stores, readRequest(data)));
    stores.mailer.wake();
  });
  return {
    request: (tx, asked) => jobs.add(tx, { queue, data: asked, startAfter: delayLookup(new Date()) }),
  };
}

async function mailReceipt(
  tx: Database,
  { configuration, mailer }: Stores,
  { eventCode, code, email, locale, party }: ReceiptRequest,
): Promise<void> {
  const event: EventDocument | undefined = configuration.current(eventCode, 'event', eventCode)?.document;
  const row = await findByCodeAndEmail(tx, { eventCode, flow: registrationFlow }, code, email);
  const file = row && (await writeReceipt(tx, configuration, row, locale));
  if (!event || !row || !file || !(await mayAskForMail(tx, eventCode, email))) return;
  if (party !== undefined && !(await mayAskForMail(tx, eventCode, party))) return;
  await mailer.queue(tx, {
    eventCode,
    recipient: party ?? row.emailTyped,
    locale,
    content: {
      template: party === undefined ? 'receipt' : 'receipt-party',
      values: {
        event: resolveText(event.name, locale),
        code: row.code,
        name: attendeeName(row) ?? row.emailTyped,
      },
    },
    attachments: [file],
  });
}

function readRequest(data: Record<string, unknown>): ReceiptRequest {
  const text = (name: string) => String(data[name] ?? '');
  return {
    eventCode: text('eventCode'),
    code: text('code'),
    email: text('email'),
    locale: localeIn(data['locale']),
    ...(typeof data['party'] === 'string' && { party: data['party'] }),
  };
}
