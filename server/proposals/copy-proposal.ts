import { eq } from 'drizzle-orm';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { firstForm } from '#server/answers/flow-steps.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, proposalPresenter } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { notYetSubmitted } from '#server/dossiers/registration-problems.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import { type Asking, mailInvitation } from '#server/presenters/ask-presenter.ts';
import { type PresenterRow, presentersOf } from '#server/presenters/presenter-rows.ts';
import { beginDossier } from '#server/registration/begin-dossier.ts';

/**
 * Starts another proposal from a submitted one: the proposer's answers and presenters (all, or those named) are copied,
 * and presenters are invited again. Throws 409 if the first one was not submitted, or no more are allowed.
 */
export async function copyProposal(
  tx: Database,
  asking: Asking & { readonly seats: SeatJobs },
  flow: FlowDocument,
  source: DossierRow,
  { codes, locale }: { codes: readonly string[] | undefined; locale: Locale },
  now = new Date(),
): Promise<DossierRow> {
  const locked = await lockDossier(tx, source.id);
  if (locked.status !== 'Submitted') throw notYetSubmitted();
  const begun = await beginDossier(
    tx,
    { ...asking, flow },
    { values: { email: locked.emailTyped }, locale, origin: locked.origin },
    now,
  );
  const form = firstForm(flow);
  const answers = form === undefined ? {} : { [form]: locked.answers[form] ?? {} };
  const version = locked.configurationVersions[`form/${form}`];
  const configurationVersions = version === undefined ? {} : { [`form/${form}`]: version };
  await tx.update(dossier).set({ answers, configurationVersions }).where(eq(dossier.id, begun.id));
  const row = { ...begun, answers, configurationVersions };
  const wanted = codes && new Set(codes.map(readRegistrationCode));
  const there = await presentersOf(tx, locked.id);
  const copied = there.filter(({ code }) => !wanted || wanted.has(code));
  for (const [position, each] of copied.entries()) await copyPresenter(tx, asking, row, each, position, now);
  return row;
}

async function copyPresenter(
  tx: Database,
  asking: Asking,
  row: DossierRow,
  from: PresenterRow,
  position: number,
  now: Date,
): Promise<void> {
  const { presenterId, name, school, answers, formVersion, email, emailTyped } = from;
  const isContact = email === row.email;
  const [added] = await tx
    .insert(proposalPresenter)
    .values({
      dossierId: row.id,
      presenterId,
      position,
      name,
      school,
      answers,
      // They find their former answers and confirm them.
      ...(isContact && { formVersion, filledAt: from.filledAt }),
      state: isContact ? 'filled_in' : 'invited',
    })
    .returning();
  if (!added) throw new Error(`a presenter of ${row.code} was not stored`);
  // A person who got too many emails is listed, and can be invited again from there.
  if (!isContact) await mailInvitation(tx, asking, row, { id: added.id, name, email, emailTyped }, now);
}
