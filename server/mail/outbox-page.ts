import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Database } from '#server/database/database.ts';
import { mailAttachment, outboxMail } from '#server/database/schema.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { isLoopbackRequest } from '#server/http/loopback.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { ART_ID, mailArt } from './mail-art.ts';

const { id, recipient, subject, locale, text, state, error, createdAt } = outboxMail;
const shown = { id, recipient, subject, locale, text, state, error, createdAt };
type MailRow = Pick<typeof outboxMail.$inferSelect, keyof typeof shown>;
type AttachmentRow = Pick<typeof mailAttachment.$inferSelect, 'id' | 'mailId' | 'name'>;

const mostMails = 200;

const querystring = { type: 'object', properties: { to: { type: 'string', maxLength: 320 } } };

/**
 * Adds the outbox page, which shows emails when none are sent. It contains everyone's email, so it exists on this
 * machine only, and never with SMTP.
 */
export function registerOutbox(
  server: FastifyInstance,
  db: Database,
  eventOf: (eventCode: string) => EventDocument | undefined,
  sendsMail: boolean,
): void {
  server.get<{ Querystring: { to?: string } }>(
    '/outbox',
    { schema: { querystring } },
    async (request, reply) => {
      if (sendsMail || !isLoopbackRequest(request)) throw notFound();
      const to = request.query.to?.trim() ?? '';
      const mails = await db
        .select(shown)
        .from(outboxMail)
        .where(to === '' ? undefined : eq(recipient, to))
        .orderBy(desc(createdAt))
        .limit(mostMails);
      const ids = mails.map(({ id }) => id);
      const { id, mailId, name } = mailAttachment;
      const attached = await db
        .select({ id, mailId, name })
        .from(mailAttachment)
        .where(inArray(mailId, ids))
        .orderBy(name);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(outboxPage(mails, attached, to));
    },
  );
  server.get<{ Params: { id: string } }>('/outbox/mail/:id', async (request, reply) => {
    if (sendsMail || !isLoopbackRequest(request)) throw notFound();
    const [mail] = await db
      .select({ html: outboxMail.html, event: outboxMail.eventCode })
      .from(outboxMail)
      .where(eq(sql`${outboxMail.id}::text`, request.params.id));
    if (!mail) throw notFound();
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // An email can only use its own styles and its art.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'")
        .send(mail.html.replace(`"cid:${ART_ID}"`, `"/outbox/art/${encodeURIComponent(mail.event)}"`))
    );
  });
  server.get<{ Params: { event: string } }>('/outbox/art/:event', async (request, reply) => {
    const event = isLoopbackRequest(request) && !sendsMail ? eventOf(request.params.event) : undefined;
    if (!event) throw notFound();
    return reply
      .type('image/png')
      .header('cache-control', 'no-store')
      .send(await mailArt(event));
  });
  server.get<{ Params: { id: string } }>('/outbox/attachment/:id', async (request, reply) => {
    if (sendsMail || !isLoopbackRequest(request)) throw notFound();
    const [file] = await db
      .select()
      .from(mailAttachment)
      // As text: an invalid id is simply not found.
      .where(eq(sql`${mailAttachment.id}::text`, request.params.id));
    if (!file) throw notFound();
    return reply
      .type(file.type)
      .header('content-disposition', contentDisposition(file.name))
      .send(Buffer.from(file.content));
  });
}

function outboxPage(mails: readonly MailRow[], attached: readonly AttachmentRow[], to: string): string {
  const articles = mails.map((mail) =>
    mailArticle(
      mail,
      attached.filter(({ mailId }) => mailId === mail.id),
    ),
  );
  const list =
    articles.length > 0
      ? articles.join('\n')
      : `<p>No mail has been written${to && ` to ${escapeHtml(to)}`} yet.</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>Outbox <small>newest first</small></h1>
<p>Mail is kept here and not sent, because SMTP_URL is not set. This page exists on this machine only.</p>
<form><label>Only mail to <input type="search" name="to" value="${escapeHtml(to)}"></label> <button>Show</button></form>
</header>
<main>
${list}
</main>
</body>
</html>
`;
}

function mailArticle(mail: MailRow, attached: readonly AttachmentRow[]): string {
  const when = mail.createdAt.toISOString();
  return `<article class="mail" lang="${escapeHtml(mail.locale)}">
<h2>${escapeHtml(mail.subject)}</h2>
<dl>
<dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd>
<dt>Written</dt><dd><time datetime="${when}">${when.slice(0, 19).replace('T', ' ')} UTC</time></dd>
<dt>State</dt><dd>${escapeHtml(mail.state)}${mail.error ? ` (${escapeHtml(mail.error)})` : ''}</dd>
${attached.map(attachmentLine).join('')}</dl>
<pre>${withLinks(mail.text)}</pre>
<p><a href="/outbox/mail/${mail.id}" target="_blank" rel="noreferrer">As it looks where it is read</a></p>
</article>`;
}

/** Escaped first, so that a link's address cannot end its attribute. */
function withLinks(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>]+/g,
    (address) => `<a href="${address}" rel="noreferrer">${address}</a>`,
  );
}

function attachmentLine({ id, name }: AttachmentRow): string {
  return `<dt>Attached</dt><dd><a href="/outbox/attachment/${id}">${escapeHtml(name)}</a></dd>\n`;
}
