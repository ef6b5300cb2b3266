import { and, eq } from 'drizzle-orm';
import type { SavedStep } from '#engine/contract/registration.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { configuredSteps, flowOf } from '#server/answers/flow-steps.ts';
import { withFormerAnswers } from '#server/answers/former-answers.ts';
import { type LoadedForm, loadForm } from '#server/answers/load-form.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { keptValues } from '#server/answers/saved-values.ts';
import { refuseOvertaken, refuseStale } from '#server/answers/stale-configuration.ts';
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
import { checkStep } from './check-step.ts';
import { viewWithPlace } from './view-with-place.ts';

/** What saving a step needs besides the database. */
export type SaveStores = Omit<Stores, 'db'>;

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
    await refuseOvertaken(tx, configuration, row.eventCode, form.served);
    const kept = await keptValues(tx, locked, form_type);
    const sent = { sent: answers, base, had: kept };
    const { values: checked } = await checkStep(tx, configuration, locked, form, sent, { language });
    const savedAt = new Date();
    const stores = { configuration, mailer, link, seats };
    const after = await storeStep(tx, stores, locked, { form, values: checked, had: kept, savedAt });
    return {
      saved_at: savedAt.toISOString(),
      version: form.served.version,
      values: { ...checked },
      answers: { ...countedAnswers(configuration, after).answers },
      registration: await viewWithPlace(tx, configuration, after, savedAt),
    };
  });
}

/** A form with its answers that were checked, and those that it had. */
type Checked = { form: LoadedForm; values: Values; had: Values; savedAt: Date };

/** Stores the checked answers of a step in place of its draft, and renews the place that they hold. */
export async function storeStep(
  tx: Database,
  { configuration, mailer, link, seats }: SaveStores,
  locked: DossierRow,
  { form, values, had, savedAt }: Checked,
): Promise<DossierRow> {
  const { form_type, version, document } = form.served;
  const typed = addressAnswered(document, values);
  const mailing = { configuration, mailer, link: dossierLink({ link }, locked) };
  const saved = {
    answers: {
      ...locked.answers,
      [form_type]: withFormerAnswers(form, { ...locked.answers[form_type], ...had }, values),
    },
    configurationVersions: { ...locked.configurationVersions, [`form/${form_type}`]: version },
    updatedAt: savedAt,
    ...(typed !== undefined && (await changeAddress(tx, mailing, locked, typed))),
  };
  await tx.update(dossier).set(saved).where(eq(dossier.id, locked.id));
  await tx.delete(draft).where(and(eq(draft.dossierId, locked.id), eq(draft.formType, form_type)));
  const after = { ...locked, ...saved };
  if (locked.status !== 'Not Submitted') return after;
  // Continuing without a lost seat means it is not wanted back.
  if (picksSeats(configuration, locked.eventCode, form_type)) await forgetLapsed(tx, locked, 'session');
  const event = configuration.current(locked.eventCode, 'event', locked.eventCode)?.document;
  const renewed =
    event &&
    (await renewPlaces(tx, configuration, event, after, {
      bypasses: await hasBypass(tx, configuration, after),
      now: savedAt,
    }));
  if (!renewed) return after;
  await seats.expireAt(tx, renewed.until);
  return { ...after, placeHeldUntil: renewed.isHeld ? renewed.until : null };
}
