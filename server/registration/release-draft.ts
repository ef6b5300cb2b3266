import type { Database } from '#server/database/database.ts';
import { findTokenDossier } from '#server/dossiers/access-token.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { isRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { placesNeeded } from '#server/inventory/capacity.ts';
import { releaseItems } from '#server/inventory/hold-items.ts';
import { lockItems } from '#server/inventory/inventory-lock.ts';
import { allHoldsOf } from '#server/inventory/locked-holds.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';

/**
 * Releases the place and the items of an unsubmitted registration in favour of the new one that its holder starts; its
 * answers stay. Does nothing if the token is not that registration's, or it was submitted. Throws 409 during a payment.
 */
export async function releaseDraft(
  tx: Database,
  { seats }: { readonly seats: SeatJobs },
  { token, code }: { readonly token: string; readonly code: string },
  begun: RegistrationRow,
): Promise<void> {
  const id = await findTokenDossier(tx, token);
  if (id === undefined) return;
  const row = await lockDossier(tx, id);
  const isDraft = isRegistration(row) && row.eventCode === begun.eventCode && row.status === 'Not Submitted';
  if (!isDraft || row.code !== readRegistrationCode(code)) return;
  await refuseWhilePaying(tx, row.id);
  const held = await allHoldsOf(tx, row.id);
  // All at once: two people who exchange places must not wait for each other.
  await lockItems(tx, row.eventCode, [...held, ...placesNeeded(begun)]);
  await releaseItems(tx, row, held, seats);
}
