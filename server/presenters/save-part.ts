import { eq } from 'drizzle-orm';
import type { SavedStep } from '#engine/contract/registration.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { checkFormStep } from '#server/answers/check-form-step.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { refuseStale } from '#server/answers/stale-configuration.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { presenter, proposalPresenter } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { unknownForm } from '#server/dossiers/registration-problems.ts';
import { refuseAddresses } from '#server/refusals/plain-name.ts';
import { notFound, Refusal } from '#server/refusals/refusal.ts';
import { searchText } from './find-presenters.ts';
import { presentsNoMore } from './presenter-problems.ts';
import { presenterNamed } from './presenter-rows.ts';
import { presentersFieldIn } from './presenters-field.ts';
import { isPartOf } from './presenters-view.ts';

/** A presenter's part as it is sent. */
export type Part = { instructor_code: string; version: number; values: string };

/**
 * Checks and stores a presenter's part of a proposal, before or after submission. With their own link it also becomes
 * their text for searches and further proposals. Throws 409 if they were removed or the proposal is closed, 404 for
 * another's part.
 */
export async function savePart(
  { db, configuration }: { readonly db: Database; readonly configuration: ConfigurationStore },
  row: DossierRow,
  bearer: string | undefined,
  { instructor_code, version, values }: Part,
  language: Locale,
): Promise<SavedStep> {
  const form_type = presentersFieldIn(configuration, row.eventCode)?.partForm;
  const form = form_type === undefined ? undefined : loadForm(configuration, row.eventCode, form_type);
  if (form_type === undefined || !form) throw unknownForm();
  const answers = parseObject('values', values);
  await refuseStale(configuration, row.eventCode, { form_type, version });
  return db.transaction(async (tx) => {
    const locked = await lockDossier(tx, row.id);
    const part = await presenterNamed(tx, row.id, instructor_code);
    // Read again under the lock: they may have been removed.
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
    // An unconfirmed address says nothing about its owner.
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
