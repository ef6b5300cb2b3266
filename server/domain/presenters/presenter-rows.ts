import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { presenter, proposalPresenter } from '#server/database/schema.ts';
import { readRegistrationCode } from '#server/domain/registration-code.ts';
import { sha256 } from '#server/domain/secret-hash.ts';

/** A presenter of a proposal as they are stored, with their code and address. */
export type PresenterRow = typeof proposalPresenter.$inferSelect & {
  code: string;
  email: string;
  emailTyped: string;
};

/** Somebody who presents at an event, whatever they present. */
export type PersonRow = typeof presenter.$inferSelect;

function selectPresenters(db: Database) {
  const { code, email, emailTyped } = presenter;
  return db
    .select({ ...getTableColumns(proposalPresenter), code, email, emailTyped })
    .from(proposalPresenter)
    .innerJoin(presenter, eq(presenter.id, proposalPresenter.presenterId));
}

const isThere = ne(proposalPresenter.state, 'removed');

/** Who was asked to present a proposal, in their order, also who has declined. */
export function presentersAsked(db: Database, dossierId: string): Promise<PresenterRow[]> {
  return selectPresenters(db)
    .where(and(eq(proposalPresenter.dossierId, dossierId), isThere))
    .orderBy(asc(proposalPresenter.position), asc(proposalPresenter.id));
}

/** Who presents a proposal, in their order: without who has declined. */
export async function presentersOf(db: Database, dossierId: string): Promise<PresenterRow[]> {
  return (await presentersAsked(db, dossierId)).filter(({ state }) => state !== 'declined');
}

/** The presenter of a proposal who bears a code, however it is typed; who was removed is none. */
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

/** The presenter whom a link was made for, of whatever proposal of the event, also one who was removed. */
export async function presenterInvited(
  db: Database,
  eventCode: string,
  secret: string,
): Promise<PresenterRow | undefined> {
  // Looked up by its hash: how long the index takes tells nothing of it.
  const [row] = await selectPresenters(db).where(
    and(eq(proposalPresenter.invitationHash, sha256(secret)), eq(presenter.eventCode, eventCode)),
  );
  return row;
}
