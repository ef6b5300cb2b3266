import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, localeIn, resolveText } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { findByCodeAndEmail } from '#server/domain/find-by-email.ts';
import { registrationFlow } from '#server/domain/registration-row.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import type { Mailer } from './mailer.ts';
import { mayAskForMail } from './mails-asked-for.ts';
import { someTimeAfter } from './some-time-after.ts';

/** Who asked for a receipt: what they typed, which need not belong to any registration. */
export type ReceiptRequest = {
  eventCode: string;
  code: string;
  email: string;
  locale: Locale;
  /** Whom it goes to in place of the registration’s own address. */
  party?: string;
};

export type ReceiptMailer = {
  /**
   * Has the receipt of a registration mailed to its address, within seconds and so often an hour. Only a job is
   * written, which begins at no moment that belongs to this request: whoever asks waits equally long whether or not
   * there is one.
   */
  request(db: Database, asked: ReceiptRequest): Promise<void>;
};

type Stores = { db: Database; configuration: ConfigurationStore; mailer: Mailer };

const queue = 'receipts';

/** Starts answering those who ask for their receipt. */
export async function startReceiptMailer(stores: Stores, jobs: Jobs): Promise<ReceiptMailer> {
  await jobs.work(queue, async (data) => {
    await stores.db.transaction((tx) => mailReceipt(tx, stores, readRequest(data)));
    stores.mailer.wake();
  });
  return {
    request: (tx, asked) => jobs.add(tx, { queue, data: asked, startAfter: someTimeAfter(new Date()) }),
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
