import type { PayMethod } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationChange } from '#engine/form/field/configuration-change.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { withFormerAnswers } from '#server/answers/former-answers.ts';
import { changesSince, stale, stepChangesBetween } from '#server/answers/stale-configuration.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { Answers, ConfigurationVersions } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { checkChoice } from '#server/dossiers/registration-choice.ts';
import { isRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { priceChanged } from '#server/prices/price-changed.ts';
import { type Quotation, quoteDossier } from '#server/prices/quote-dossier.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';
import { checkDossier } from '#server/registration/review-dossier.ts';

/** A submission: what was reviewed, with versions and total. */
export type Submission = {
  /** That of a registration. */
  track?: string;
  versions: Readonly<Record<string, unknown>>;
  /** In cents. */
  total: number;
  /** The items that the review named as lost, each as `kind/item`, joined by commas. */
  released?: string;
  /** Card by default. */
  method?: PayMethod;
  /** The gateway's token of a card. */
  credit?: string;
  timezone?: string;
  locale?: Locale;
};

/** The part of a submission that counts, with its price. */
export type CheckedSubmission = Quotation & {
  answers: Answers;
  configurationVersions: ConfigurationVersions;
};

/**
 * Checks everything again: choices, versions, answers and total. Throws 409 (`stale`, `price`) or 422 with messages by
 * `form_type.path`. The caller has locked the registration.
 */
export async function checkSubmission(
  tx: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  submission: Submission,
  language: Locale,
): Promise<CheckedSubmission> {
  if (isRegistration(row)) checkPart(event, row, submission);
  const { versions, steps } = await checkDossier(tx, configuration, row, language);
  const changed = Object.keys(versions).filter((name) => submission.versions[name] !== versions[name]);
  if (changed.length > 0) throw stale(await collectChanges(tx, configuration, row, submission, changed));
  const errors = steps.flatMap(({ step, errors }) =>
    Object.entries(errors).map(([path, messages]) => [`${step.form_type}.${path}`, messages] as const),
  );
  if (errors.length > 0) throw new Refusal('invalid', Object.fromEntries(errors));
  const quotation = await quoteDossier(tx, configuration, row);
  if (quotation.quote.total !== submission.total) throw priceChanged(quotation.quote);
  return {
    ...quotation,
    answers: Object.fromEntries(
      steps.map(({ step: { form_type }, form, values }) => [
        form_type,
        withFormerAnswers(form, row.answers[form_type], values),
      ]),
    ),
    configurationVersions: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        name === 'flow' ? `flow/${row.flow}` : `form/${name}`,
        version,
      ]),
    ),
  };
}

/** Throws 422 if the event no longer offers the registration's choices, or they differ from the submitted ones. */
function checkPart(event: EventDocument, row: RegistrationRow, { track, timezone }: Submission): void {
  if (track !== row.track) {
    throw invalidField('track', inEveryLanguage('registrations.notThisRegistration'));
  }
  checkChoice(event, { track, mode: row.mode ?? undefined, registrations_day: row.days, timezone });
}

async function collectChanges(
  tx: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  { versions }: Submission,
  changed: readonly string[],
): Promise<ConfigurationChange[]> {
  const lists = await Promise.all(
    changed.map(async (name) => {
      const seen = Number(versions[name]);
      if (name !== 'flow') return (await changesSince(configuration, row.eventCode, name, seen, tx)) ?? [];
      const before = await configuration.atVersion(row.eventCode, 'flow', row.flow, seen, tx);
      const now = flowOf(configuration, row);
      return before && now ? stepChangesBetween(before, now.document) : [];
    }),
  );
  return lists.flat();
}
