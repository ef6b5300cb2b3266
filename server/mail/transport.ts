import { createTransport } from 'nodemailer';
import type { MailState } from '#server/database/schema.ts';
import type { Environment } from '#server/settings/environment-variables.ts';
import { ART_ID } from './mail-art.ts';

export type OutgoingMail = {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The reply address; the sending address is not read. */
  replyTo?: string;
  attachments?: readonly { name: string; type: string; content: Uint8Array }[];
  /** Draws the PNG that the HTML shows by its content id, `cid:art`. */
  art?(): Promise<Buffer>;
};

/** Sends an email and returns the result; throws if it can be retried. */
export type Transport = {
  deliver(mail: OutgoingMail): Promise<Extract<MailState, 'sent' | 'kept'>>;
  close(): void;
};

/** SMTP where the environment names a server; otherwise mail stays in the outbox, to be read at /outbox. */
export function createMailTransport(settings: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>): Transport {
  return settings.SMTP_URL ? smtpTransport(settings.SMTP_URL, settings.MAIL_FROM ?? '') : outboxTransport;
}

const outboxTransport: Transport = { deliver: async () => 'kept', close: () => {} };

// Together shorter than an email job's limit, so that a job that timed out is not running still.
const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({ url, ...timeouts }, { from });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async deliver({ id, recipient, subject, text, html, replyTo, attachments = [], art }) {
      const picture = await art?.();
      // The same id after a crash, so that a mail server can detect a repeat. The recipient is an object, because a
      // comma in a string would make two addresses.
      await smtp.sendMail({
        messageId: `<${id}@${domain}>`,
        to: { name: '', address: recipient },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        // No program answers a mail that a program wrote (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject,
        text,
        html,
        attachments: [
          ...(picture
            ? [{ cid: ART_ID, filename: 'art.png', contentType: 'image/png', content: picture }]
            : []),
          ...attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
        ],
      });
      return 'sent';
    },
    close: () => smtp.close(),
  };
}
