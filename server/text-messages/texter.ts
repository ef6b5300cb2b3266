import type { Database } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { OutgoingText, TextTransport } from './text-transport.ts';
import { RefusedText } from './twilio-transport.ts';

export type Texter = {
  /** Adds a text message in the transaction of what it tells of; it is sent some time after that commits. */
  queue(tx: Database, message: OutgoingText): Promise<void>;
  /** Sends what is queued now; call it after the commit. */
  wake(): void;
};

const textQueue = 'text-message';

/** Starts sending text messages; undefined where nobody is there to send them. */
export async function startTexter(
  jobs: Jobs,
  transport: TextTransport | undefined,
): Promise<Texter | undefined> {
  if (!transport) return undefined;
  const worker = await jobs.work(textQueue, async ({ recipient, text }) => {
    try {
      await transport.deliver({ recipient: String(recipient), text: String(text) });
    } catch (error) {
      if (!(error instanceof RefusedText)) throw error;
      jobs.report(error);
    }
  });
  return {
    queue: (tx, { recipient, text }) => jobs.add(tx, { queue: textQueue, data: { recipient, text } }),
    wake: worker.wake,
  };
}
