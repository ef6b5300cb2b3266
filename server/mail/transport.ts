import { createTransport } from 'nodemailer';
import type { MailState } from '#server/database/schema.ts';
import type { Environment } from '#server/environment.ts';

export type OutgoingMail = {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Who reads an answer; nobody does at the address that sends. */
  replyTo?: string;
  attachments?: readonly { name: string; type: string; content: Uint8Array }[];
};

/** Takes one mail and says what became of it; throws when it may be tried again. */
export type Transport = {
  deliver(mail: OutgoingMail): Promise<Extract<MailState, 'sent' | 'kept'>>;
  close(): void;
};

/** SMTP where the environment names a server; otherwise mail stays in the outbox, to be read at /outbox. */
export function createMailTransport(settings: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>): Transport {
  return settings.SMTP_URL ? smtpTransport(settings.SMTP_URL, settings.MAIL_FROM ?? '') : outboxTransport;
}

const outboxTransport: Transport = { deliver: async () => 'kept', close: () => {} };

// Together shorter than a mail job may take: a job given up here must not be at work twice.
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
    async deliver({ id, recipient, subject, text, html, replyTo, attachments = [] }) {
      // The same id whenever it is sent again after a crash, so that a mail server can tell a repeat. The recipient
      // goes in as an object: as a string, a comma in what was typed would make two addresses of it.
      await smtp.sendMail({
        messageId: `<${id}@${domain}>`,
        to: { name: '', address: recipient },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        // No program answers a mail that a program wrote (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
      });
      return 'sent';
    },
    close: () => smtp.close(),
  };
}
