import { and, asc, eq, ilike, notInArray } from 'drizzle-orm';
import type { KnownPresenter } from '#engine/event/pickers/presenters.ts';
import { foldText } from '#engine/form/format/fold-text.ts';
import type { Database } from '#server/database/database.ts';
import { presenter, proposalPresenter } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

const mostFound = 8;

/** Name and school as they are looked for. */
export function searchText(name: string, school: string): string {
  return foldText(`${name} ${school}`);
}

/**
 * Former presenters of an event by part of their name or school, except those of this proposal; never with an address,
 * and only those who answered an invitation.
 */
export async function findPresenters(
  db: Database,
  { id, eventCode }: Pick<DossierRow, 'id' | 'eventCode'>,
  text: string,
): Promise<KnownPresenter[]> {
  const wanted = foldText(text).replaceAll(/[\\%_]/g, (each) => `\\${each}`);
  if (wanted.length < 2) return [];
  const here = db
    .select({ id: proposalPresenter.presenterId })
    .from(proposalPresenter)
    .where(and(eq(proposalPresenter.dossierId, id), notInArray(proposalPresenter.state, ['removed'])));
  const rows = await db
    .select({ instructor_code: presenter.code, name: presenter.name, school: presenter.school })
    .from(presenter)
    .where(
      and(
        eq(presenter.eventCode, eventCode),
        ilike(presenter.foundBy, `%${wanted}%`),
        notInArray(presenter.id, here),
      ),
    )
    .orderBy(asc(presenter.name), asc(presenter.code))
    .limit(mostFound);
  return rows;
}
