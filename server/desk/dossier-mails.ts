import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { DeskMail } from '#engine/contract/desk.ts';
import type { Database } from '#server/database/database.ts';
import { mailAttachment, outboxMail } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { notFound } from '#server/refusals/refusal.ts';

const MOST = 100;

type Row = typeof outboxMail.$inferSelect;

/** The emails to a dossier's addresses since it was started, newest first. */
export async function dossierMails(db: Database, row: DossierRow): Promise<DeskMail[]> {
  const rows = await db
    .select()
    .from(outboxMail)
    .where(isTo(row))
    .orderBy(desc(outboxMail.createdAt))
    .limit(MOST);
  return rows.map(mailOf);
}

/** One of these emails with its text and attachments; throws the answer to an unknown one. */
export async function dossierMail(
  db: Database,
  row: DossierRow,
  id: string,
): Promise<DeskMail & { text: string; language: string; attachments: string[] }> {
  const [found] = isUuid(id)
    ? await db
        .select()
        .from(outboxMail)
        .where(and(eq(outboxMail.id, id), isTo(row)))
    : [];
  if (!found) throw notFound();
  const attachments = await db
    .select({ name: mailAttachment.name })
    .from(mailAttachment)
    .where(eq(mailAttachment.mailId, found.id))
    .orderBy(mailAttachment.name);
  return {
    ...mailOf(found),
    text: found.text,
    language: found.locale,
    attachments: attachments.map(({ name }) => name),
  };
}

function isTo({ eventCode, emailTyped, formerEmailTyped, createdAt }: DossierRow) {
  const addresses = [emailTyped, formerEmailTyped].filter((address) => address !== null);
  return and(
    eq(outboxMail.eventCode, eventCode),
    inArray(outboxMail.recipient, addresses),
    gte(outboxMail.createdAt, createdAt),
  );
}

const mailOf = ({ id, createdAt, recipient, subject, state, error }: Row): DeskMail => ({
  id,
  at: createdAt.toISOString(),
  recipient,
  subject,
  state,
  ...(error !== null && { error }),
});
