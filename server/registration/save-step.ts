import { and, eq } from 'drizzle-orm';
import type { SavedStep } from '#engine/contract/registration.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { withStoredFiles } from '#server/answers/answered-files.ts';
import { checkFormStep } from '#server/answers/check-form-step.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { decidedAnswers, refuseUndecided } from '#server/answers/decided-answers.ts';
import { dossierView } from '#server/answers/dossier-view.ts';
import { configuredSteps, flowOf } from '#server/answers/flow-steps.ts';
import { withFormerAnswers } from '#server/answers/former-answers.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { faultsOfOthers, inConflict, mergeStep } from '#server/answers/merge-saved.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { keptValues } from '#server/answers/saved-values.ts';
import { refuseStale } from '#server/answers/stale-configuration.ts';
import { picksSeats } from '#server/cart/picked-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { addressAnswered, changeAddress } from '#server/contact/change-address.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, draft } from '#server/database/schema.ts';
import { hasBypass } from '#server/discounts/applied-codes.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { lockForStep } from '#server/dossiers/lock-for-step.ts';
import { unknownForm } from '#server/dossiers/registration-problems.ts';
import { renewPlaces } from '#server/inventory/capacity.ts';
import { forgetLapsed } from '#server/inventory/holds.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { withHeld } from '#server/presenters/held-answers.ts';
import { Refusal } from '#server/refusals/refusal.ts';

type Stores = {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly mailer: Mailer;
  readonly link: EventLink;
  readonly seats: SeatJobs;
};

/** A step's answers with the form's version and their base, as JSON. */
export type StepAnswers = { form_type: string; version: number; values: string; base?: string };

/**
 * Checks a step's answers against the newest version of its form and stores those that count. Throws 422 with messages
 * by answer path, 409 if the form's questions changed, another device changed the same answers, or the step is not open
 * now.
 */
export async function saveStep(
  { db, configuration, mailer, link, seats }: Stores,
  row: DossierRow,
  { form_type, version, values, base }: StepAnswers,
  language: Locale,
): Promise<SavedStep> {
  const flow = flowOf(configuration, row)?.document;
  const step = flow && configuredSteps(flow, row).find((each) => each.form_type === form_type);
  const form = loadForm(configuration, row.eventCode, form_type);
  if (!step || !form) throw unknownForm();
  const answers = parseObject('values', values);
  await refuseStale(configuration, row.eventCode, { form_type, version });
  return db.transaction(async (tx) => {
    const locked = await lockForStep(tx, row.id, step);
    const kept = await keptValues(tx, locked, form_type);
    const merged = mergeStep(form, answers, base, kept);
    const picked = await withHeld(tx, configuration, locked, form_type, merged);
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
    const typed = addressAnswered(form.served.document, files.values);
    const mailing = { configuration, mailer, link: dossierLink({ link }, locked) };
    const saved = {
      answers: {
        ...locked.answers,
        [form_type]: withFormerAnswers(form, { ...locked.answers[form_type], ...kept }, files.values),
      },
      configurationVersions: {
        ...locked.configurationVersions,
        [`form/${form_type}`]: form.served.version,
      },
      updatedAt: savedAt,
      ...(typed !== undefined && (await changeAddress(tx, mailing, locked, typed))),
    };
    await tx.update(dossier).set(saved).where(eq(dossier.id, row.id));
    const after = { ...locked, ...saved };
    // Continuing without a lost seat means it is not wanted back.
    if (picksSeats(configuration, row.eventCode, form_type)) await forgetLapsed(tx, locked, 'session');
    const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
    const renewed =
      event &&
      (await renewPlaces(tx, configuration, event, after, {
        bypasses: await hasBypass(tx, configuration, after),
        now: savedAt,
      }));
    if (renewed) await seats.expireAt(tx, renewed.until);
    const held = renewed ? { ...after, placeHeldUntil: renewed.isHeld ? renewed.until : null } : after;
    await tx.delete(draft).where(and(eq(draft.dossierId, row.id), eq(draft.formType, form_type)));
    return {
      saved_at: savedAt.toISOString(),
      version: form.served.version,
      values: { ...files.values },
      answers: { ...countedAnswers(configuration, after).answers },
      registration: dossierView(configuration, held),
    };
  });
}
