import { eq } from 'drizzle-orm';
import type { Locale } from '#engine/configuration/text.ts';
import type { SavedStep } from '#engine/contract/registration.ts';
import { presenter, proposalPresenter } from '#server/database/schema.ts';
import { checkFormStep } from '#server/domain/check-form-step.ts';
import { type DossierRow, lockDossier } from '#server/domain/dossier-row.ts';
import { parseObject } from '#server/domain/parse-values.ts';
import { refuseAddresses } from '#server/domain/plain-name.ts';
import { searchText } from '#server/domain/presenters/find-presenters.ts';
import { presentsNoMore } from '#server/domain/presenters/presenter-problems.ts';
import { presenterNamed } from '#server/domain/presenters/presenter-rows.ts';
import { presentersFieldIn } from '#server/domain/presenters/presenters-field.ts';
import { isPartOf } from '#server/domain/presenters/presenters-view.ts';
import { notFound, Refusal } from '#server/domain/refusal.ts';
import { unknownForm } from '#server/domain/registration-problems.ts';
import { prepareForm } from '#server/domain/served-forms.ts';
import { refuseStale } from '#server/domain/stale-configuration.ts';
import type { Services } from '#server/services.ts';

/** What a presenter says of themselves, as it is sent. */
export type Part = { instructor_code: string; version: number; values: string };

/**
 * Checks and stores what a presenter says of themselves in a proposal, sent or not. By their own link it is also what
 * they are found and begin with the next time. Throws 409 where they were removed or the proposal is given up, 404 at
 * somebody else's part.
 */
export async function savePart(
  { db, configuration }: Pick<Services, 'db' | 'configuration'>,
  row: DossierRow,
  bearer: string | undefined,
  { instructor_code, version, values }: Part,
  language: Locale,
): Promise<SavedStep> {
  const form_type = presentersFieldIn(configuration, row.eventCode)?.partForm;
  const form = form_type === undefined ? undefined : prepareForm(configuration, row.eventCode, form_type);
  if (form_type === undefined || !form) throw unknownForm();
  const answers = parseObject('values', values);
  await refuseStale(configuration, row.eventCode, { form_type, version });
  return db.transaction(async (tx) => {
    const locked = await lockDossier(tx, row.id);
    const part = await presenterNamed(tx, row.id, instructor_code);
    // Asked again under the lock: whoever removes them holds it meanwhile.
    if (!part || locked.status === 'Cancelled' || locked.decision === 'declined') throw presentsNoMore();
    if (!isPartOf(locked, part, bearer)) throw notFound();
    const checked = checkFormStep(form, locked, answers, language);
    if (Object.keys(checked.errors).length > 0) throw new Refusal('invalid', checked.errors);
    const kept = { ...checked.values };
    const name = textIn(kept['name']) || part.name;
    const school = textIn(kept['school']);
    refuseAddresses({ name });
    const now = new Date();
    await tx
      .update(proposalPresenter)
      .set({
        answers: kept,
        formVersion: form.served.version,
        name,
        school,
        state: 'filled_in',
        filledAt: now,
      })
      .where(eq(proposalPresenter.id, part.id));
    // An address that nobody has proved says nothing of whom it belongs to elsewhere.
    if (bearer !== undefined) {
      await tx
        .update(presenter)
        .set({ name, school, answers: kept, foundBy: searchText(name, school) })
        .where(eq(presenter.id, part.presenterId));
    }
    return { saved_at: now.toISOString(), version: form.served.version, values: kept };
  });
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
