import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { proposalPresenter } from '#server/database/schema.ts';
import { revokePresenterTokens } from '#server/dossiers/access-token.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { unknownPresenter } from './presenter-problems.ts';
import { presenterNamed, presentersAsked } from './presenter-rows.ts';

/** Sorts the presenters of a locked proposal by the given codes; others follow. */
export async function orderPresenters(
  tx: Database,
  dossierId: string,
  codes: readonly string[],
): Promise<void> {
  const rows = await presentersAsked(tx, dossierId);
  const places = new Map(codes.map((code, at) => [readRegistrationCode(code), at]));
  const placeOf = (code: string) => places.get(code) ?? codes.length;
  const sorted = rows.toSorted((a, b) => placeOf(a.code) - placeOf(b.code));
  for (const [position, { id, position: was }] of sorted.entries()) {
    if (was !== position)
      await tx.update(proposalPresenter).set({ position }).where(eq(proposalPresenter.id, id));
  }
}

/** Removes a presenter from a locked proposal: their tokens end, and their part stays stored. */
export async function removePresenter(tx: Database, dossierId: string, code: string): Promise<void> {
  const row = await presenterNamed(tx, dossierId, code);
  if (!row) throw unknownPresenter();
  await tx.update(proposalPresenter).set({ state: 'removed' }).where(eq(proposalPresenter.id, row.id));
  await revokePresenterTokens(tx, row.id);
}
