import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale, Text } from '#engine/form/languages/text.ts';
import type { CorrectedAnswer } from '#engine/form/summary/corrected-answer.ts';
import { correctedAnswers } from '#engine/form/summary/corrected-answers.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { withFormerAnswers } from '#server/answers/former-answers.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { refuseStale } from '#server/answers/stale-configuration.ts';
import { allFormStepsInFlow, formStepsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { addressAnswered, refuseTakenAddress } from '#server/contact/change-address.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { unknownForm } from '#server/dossiers/registration-problems.ts';
import { holdsOf } from '#server/inventory/holds.ts';
import { checkStep } from '#server/registration/check-step.ts';
import { mayCorrect } from '#server/registration/open-step.ts';
import { notOpen } from './change-problems.ts';
import { type RequestedProducts, requestedProducts } from './requested-products.ts';

/**
 * The corrected answers of a step, the version of its form, and whether required questions may stay empty, which is for
 * organizers.
 */
export type Correction = {
  formType: string;
  version: number;
  values: string;
  base: string | undefined;
  mayBeEmpty?: boolean;
};

/** The accepted part of a correction: answers, their words, and added products. */
export type Corrected = {
  formType: string;
  version: number;
  values: Values;
  answers: CorrectedAnswer[];
  /** The labels of required questions that stay empty. */
  empty: Text[];
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
  row: DossierRow,
  { formType, version, values, base, mayBeEmpty = false }: Correction,
  { by, language }: Corrector,
  now: Date,
): Promise<Corrected> {
  const flow = flowOf(configuration, row)?.document;
  const stepsFor = by === 'organizer' ? allFormStepsInFlow : formStepsInFlow;
  const step = flow && stepsFor(configuration, flow, row).find((each) => each.form_type === formType);
  const form = loadForm(configuration, row.eventCode, formType);
  if (!step || !form) throw unknownForm();
  if (by === 'attendee' && !mayCorrect(configuration, event, step, now)) throw notOpen();
  await refuseStale(configuration, row.eventCode, { form_type: formType, version }, db);
  const had = row.answers[formType] ?? {};
  const typed = parseObject('values', values);
  const pieces = requestedProducts(
    configuration,
    row,
    form.served.document,
    typed,
    await holdsOf(db, row.id),
  );
  // Products are added; other items stay unchanged.
  const checked = await checkStep(
    db,
    configuration,
    row,
    form,
    { sent: typed, base, had },
    { language, mayBeEmpty },
  );
  const address = addressAnswered(form.served.document, checked.values);
  if (address !== undefined) await refuseTakenAddress(db, row, address);
  return {
    formType,
    version: form.served.version,
    values: withFormerAnswers(form, had, checked.values),
    answers: correctedAnswers(form.served, had, checked.values),
    empty: checked.empty,
    pieces,
  };
}
