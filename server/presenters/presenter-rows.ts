import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { presenter, proposalPresenter } from '#server/database/schema.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';

/** A presenter of a proposal as they are stored, with their code and address. */
export type PresenterRow = typeof proposalPresenter.$inferSelect & {
  code: string;
  email: string;
  emailTyped: string;
};

/** A presenter at an event. */
export type PersonRow = typeof presenter.$inferSelect;

function selectPresenters(db: Database) {
  const { code, email, emailTyped } = presenter;
  return db
    .select({ ...getTableColumns(proposalPresenter), code, email, emailTyped })
    .from(proposalPresenter)
    .innerJoin(presenter, eq(presenter.id, proposalPresenter.presenterId));
}

const isThere = ne(proposalPresenter.state, 'removed');

/** The invited presenters of a proposal in order, including those who declined. */
export function presentersAsked(db: Database, dossierId: string): Promise<PresenterRow[]> {
  return selectPresenters(db)
    .where(and(eq(proposalPresenter.dossierId, dossierId), isThere))
    .orderBy(asc(proposalPresenter.position), asc(proposalPresenter.id));
}

/** The presenters of a proposal in order, without those who declined. */
export async function presentersOf(db: Database, dossierId: string): Promise<PresenterRow[]> {
  return (await presentersAsked(db, dossierId)).filter(({ state }) => state !== 'declined');
}

/** The presenter of a proposal with a typed code; undefined if removed. */
export async function presenterNamed(
  db: Database,
  dossierId: string,
  typedCode: string,
): Promise<PresenterRow | undefined> {
  const code = readRegistrationCode(typedCode) ?? '';
  const [row] = await selectPresenters(db).where(
    and(eq(proposalPresenter.dossierId, dossierId), eq(presenter.code, code), isThere),
  );
  return row;
}

/** The presenter for whom a link was made, for any proposal of the event, including removed ones. */
export async function presenterInvited(
  db: Database,
  eventCode: string,
  secret: string,
): Promise<PresenterRow | undefined> {
  // Looked up by its hash: the index's timing reveals nothing.
  const [row] = await selectPresenters(db).where(
    and(eq(proposalPresenter.invitationHash, sha256(secret)), eq(presenter.eventCode, eventCode)),
  );
  return row;
}
