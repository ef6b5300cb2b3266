import { eq } from 'drizzle-orm';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { checkEmail } from '#server/refusals/email-address.ts';
import { answersWithAddress, changeAddress, confirmAgain } from './change-address.ts';

/**
 * Changes the address of a dossier of any flow, in its answers too. Returns it as typed. Throws 422 for an invalid
 * address, 409 during a payment or if another submitted dossier has it.
 */
export async function moveAddress(
  {
    db,
    ...stores
  }: {
    readonly db: Database;
    readonly configuration: ConfigurationStore;
    readonly mailer: Mailer;
    readonly link: EventLink;
  },
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
