import { and, asc, eq, like, not, or } from 'drizzle-orm';
import { outboxMail } from '#server/database/schema.ts';
import type { TestApi } from './test-api.ts';

const tellsOfBeginning = or(
  like(outboxMail.subject, 'You started a registration for %'),
  like(outboxMail.subject, 'Vous avez commencé une inscription à %'),
);

/** The mails that were written to an address since its registration began, oldest first. */
export function mailsTo({ database: { db } }: TestApi, recipient: string) {
  return db
    .select()
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, recipient), tellsOfBeginning && not(tellsOfBeginning)))
    .orderBy(asc(outboxMail.createdAt));
}

/** The mails that tell an address that a registration has begun. */
export function mailsOfBeginning({ database: { db } }: TestApi, recipient: string) {
  return db
    .select()
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, recipient), tellsOfBeginning));
}
