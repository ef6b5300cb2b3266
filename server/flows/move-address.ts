import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { answersWithAddress, changeAddress, confirmAgain } from '#server/domain/change-address.ts';
import { dossierLink } from '#server/domain/dossier-page.ts';
import { lockDossier } from '#server/domain/dossier-row.ts';
import { checkEmail } from '#server/domain/email-address.ts';
import { refuseWhilePaying } from '#server/domain/payment-under-way.ts';
import type { Services } from '#server/services.ts';

/**
 * Changes the address of a dossier of any flow, in its answers too. Returns it as typed. Throws 422 for an invalid
 * address, 409 during a payment or if another submitted dossier has it.
 */
export async function moveAddress(
  { db, ...stores }: Pick<Services, 'db' | 'configuration' | 'mailer' | 'link'>,
  dossierId: string,
  typed: string,
): Promise<string> {
  checkEmail(typed);
  return db.transaction(async (tx: Database) => {
    const row = await lockDossier(tx, dossierId);
    await refuseWhilePaying(tx, row.id);
    const mailing = { ...stores, link: dossierLink(stores, row) };
    const again = await confirmAgain(tx, mailing, row, typed);
    const moved = { ...again, ...(await changeAddress(tx, mailing, row, typed)) };
    const answers = answersWithAddress(stores.configuration, row, typed);
    await tx
      .update(dossier)
      .set({ ...moved, answers, updatedAt: new Date() })
      .where(eq(dossier.id, row.id));
    return moved.emailTyped ?? row.emailTyped;
  });
}
