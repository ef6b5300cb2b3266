import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isOpenAfter } from '#engine/event/documents/flow/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { CorrectedAnswer } from '#engine/form/summary/corrected-answer.ts';
import { correctedAnswers } from '#engine/form/summary/corrected-answers.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { checkFormStep } from '#server/answers/check-form-step.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { withFormerAnswers } from '#server/answers/former-answers.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { mergeStep } from '#server/answers/merge-saved.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { changesSince, stale } from '#server/answers/stale-configuration.ts';
import { formStepsInFlow } from '#server/answers/steps-in-flow.ts';
import { withPicked } from '#server/cart/picked-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { addressAnswered, refuseTakenAddress } from '#server/contact/change-address.ts';
import type { Database } from '#server/database/database.ts';
import { unknownForm } from '#server/dossiers/registration-problems.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { holdsOf } from '#server/inventory/holds.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { mayCorrect } from '#server/registration/open-step.ts';
import { notOpen } from './change-problems.ts';
import { type RequestedProducts, requestedProducts } from './requested-products.ts';

/** The answers of a step as their holder has corrected them, and the version of its form that they did so in. */
export type Correction = { formType: string; version: number; values: string; base: string | undefined };

/** The accepted part of a correction: answers, their words, and added products. */
export type Corrected = {
  formType: string;
  version: number;
  values: Values;
  answers: CorrectedAnswer[];
  pieces: RequestedProducts;
};

/** Who corrects: attendees until a day, organizers at any time. */
export type Corrector = { by: 'attendee' | 'organizer'; language: Locale };

/**
 * Checks the corrected answers of a step against the newest version of its form. Throws 409 for a closed step, a
 * changed form and answers corrected on another device; 422 with messages by answer path.
 */
export async function correctAnswers(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: RegistrationRow,
  { formType, version, values, base }: Correction,
  { by, language }: Corrector,
  now: Date,
): Promise<Corrected> {
  const flow = flowOf(configuration, row)?.document;
  const step =
    flow && formStepsInFlow(configuration, flow, row).find(({ form_type }) => form_type === formType);
  const form = loadForm(configuration, row.eventCode, formType);
  if (!step || !form) throw unknownForm();
  const isOpen = by === 'organizer' ? isOpenAfter(step) : mayCorrect(configuration, event, step, now);
  if (!isOpen) throw notOpen();
  if (version !== form.served.version) {
    const changes = await changesSince(configuration, row.eventCode, formType, version, db);
    if (!changes || changes.length > 0) throw stale(changes ?? []);
  }
  const had = row.answers[formType] ?? {};
  const typed = parseObject('values', values);
  const pieces = requestedProducts(
    configuration,
    row,
    form.served.document,
    typed,
    await holdsOf(db, row.id),
  );
  const merged = mergeStep(form, typed, base, had);
  // Products are added; other items stay unchanged.
  const picked = await withPicked(db, configuration, row, formType, merged);
  const checked = checkFormStep(form, row, picked, language);
  if (Object.keys(checked.errors).length > 0) throw new Refusal('invalid', checked.errors);
  const address = addressAnswered(form.served.document, checked.values);
  if (address !== undefined) await refuseTakenAddress(db, row, address);
  return {
    formType,
    version: form.served.version,
    values: withFormerAnswers(form, had, checked.values),
    answers: correctedAnswers(form.served, had, checked.values),
    pieces,
  };
}
