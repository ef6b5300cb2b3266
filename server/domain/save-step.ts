import { and, eq } from 'drizzle-orm';
import type { Locale } from '#engine/configuration/text.ts';
import type { SavedStep } from '#engine/contract/registration.ts';
import { dossier, draft } from '#server/database/schema.ts';
import { withStoredFiles } from '#server/files/answered-files.ts';
import type { Services } from '#server/services.ts';
import { checkFormStep } from './check-form-step.ts';
import { forgetLapsed } from './inventory/holds.ts';
import { lockForStep } from './lock-for-step.ts';
import { decidedAnswers, refuseUndecided } from './membership/decided-answers.ts';
import { faultsOfOthers, inConflict, mergeStep } from './merge-saved.ts';
import { parseObject } from './parse-values.ts';
import { picksSeats, withPicked } from './picked-answers.ts';
import { Refusal } from './refusal.ts';
import { configuredSteps } from './registration-flow.ts';
import { unknownForm } from './registration-problems.ts';
import type { RegistrationRow } from './registration-row.ts';
import { keptValues } from './save-draft.ts';
import { prepareForm } from './served-forms.ts';
import { changesSince, registrationSteps, stale } from './stale-configuration.ts';

type Stores = Pick<Services, 'db' | 'configuration'>;

/** What a step was filled in with: the version of its form, its answers, and those they began from, as JSON text. */
export type StepAnswers = { form_type: string; version: number; values: string; base?: string };

/**
 * Checks the answers of one step against the newest version of its form and stores what counts of them. Throws 422
 * with messages by answer path, 409 if the form has changed in what it asks since the version that was filled in,
 * another device has changed the same answers, or it is not the time for the step: before it is submitted, or after.
 */
export async function saveStep(
  { db, configuration }: Stores,
  row: RegistrationRow,
  { form_type, version, values, base }: StepAnswers,
  language: Locale,
): Promise<SavedStep> {
  const steps = configuration.current(row.eventCode, 'steps', registrationSteps)?.document;
  const step = steps && configuredSteps(steps, row).find((each) => each.form_type === form_type);
  const form = prepareForm(configuration, row.eventCode, form_type);
  if (!step || !form) throw unknownForm();
  const answers = parseObject('values', values);
  if (version !== form.served.version) {
    const changes = await changesSince(configuration, row.eventCode, form_type, version);
    // A corrected label touches no answer; a version that never was may differ in everything.
    if (!changes || changes.length > 0) throw stale(changes ?? []);
  }
  return db.transaction(async (tx) => {
    const locked = await lockForStep(tx, row.id, step);
    const merged = mergeStep(form, answers, base, await keptValues(tx, locked, form_type));
    const picked = await withPicked(tx, configuration, locked, form_type, merged);
    const decided = decidedAnswers(configuration, form, locked, picked);
    refuseUndecided(decided);
    const checked = checkFormStep(form, locked, decided.answers, language);
    const files = await withStoredFiles(tx, locked, form, checked.values, language);
    const errors = { ...files.errors, ...checked.errors };
    const wrong = Object.keys(errors);
    const others = faultsOfOthers(answers, merged, wrong);
    if (Object.keys(others).length > 0) throw inConflict(others);
    if (wrong.length > 0) throw new Refusal('invalid', errors);
    const savedAt = new Date();
    await tx
      .update(dossier)
      .set({
        answers: { ...locked.answers, [form_type]: { ...files.values } },
        configurationVersions: {
          ...locked.configurationVersions,
          [`form/${form_type}`]: form.served.version,
        },
        updatedAt: savedAt,
      })
      .where(eq(dossier.id, row.id));
    // Whoever goes on without a seat that was freed does not want it back at submit.
    if (picksSeats(configuration, row.eventCode, form_type)) await forgetLapsed(tx, locked, 'session');
    await tx.delete(draft).where(and(eq(draft.dossierId, row.id), eq(draft.formType, form_type)));
    return { saved_at: savedAt.toISOString(), version: form.served.version, values: { ...files.values } };
  });
}
