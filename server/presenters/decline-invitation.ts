import { eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Database } from '#server/database/database.ts';
import { proposalPresenter } from '#server/database/schema.ts';
import { revokePresenterTokens } from '#server/dossiers/access-token.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { presenterDeclinedMail } from './presenter-mail.ts';
import { presenterInvited } from './presenter-rows.ts';

/**
 * Declines an invitation to present, by its link and address; the main contact gets an email and can invite again.
 * Presenters with a finished part can decline as well, and repeating it does nothing. Throws 404 for another's or a
 * replaced link, or a closed proposal.
 */
export async function declineInvitation(
  tx: Database,
  services: { readonly mailer: Mailer; readonly link: EventLink },
  event: EventDocument,
  { invitation_code, email }: { invitation_code: string; email: string },
): Promise<void> {
  const invited = await presenterInvited(tx, event.code, invitation_code);
  if (!invited || invited.email !== normalizeEmail(email)) throw notFound();
  const row = await lockDossier(tx, invited.dossierId);
  // Read again under the lock: the main contact may have changed it.
  const part = await presenterInvited(tx, event.code, invitation_code);
  const isClosed = row.status === 'Cancelled' || row.decision === 'declined';
  if (!part || isClosed || part.state === 'removed') throw notFound();
  if (part.state === 'declined') return;
  await tx.update(proposalPresenter).set({ state: 'declined' }).where(eq(proposalPresenter.id, part.id));
  await revokePresenterTokens(tx, part.id);
  await tellDossier(tx, row.id);
  await services.mailer.queue(tx, presenterDeclinedMail(event, row, part.name, dossierLink(services, row)));
}
