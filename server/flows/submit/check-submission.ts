import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { PayMethod } from '#engine/contract/money.ts';
import type { ConfigurationChange } from '#engine/contract/problem.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { Answers, ConfigurationVersions } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { type Quotation, quoteDossier } from '#server/domain/fees/quote-dossier.ts';
import { flowOf } from '#server/domain/flow-steps.ts';
import { withFormerAnswers } from '#server/domain/former-answers.ts';
import { invalidField, Refusal } from '#server/domain/refusal.ts';
import { checkChoice } from '#server/domain/registration-choice.ts';
import { isRegistration, type RegistrationRow } from '#server/domain/registration-row.ts';
import { changesSince, stale, stepChangesBetween } from '#server/domain/stale-configuration.ts';
import { checkDossier } from '#server/flows/review-dossier.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { priceChanged } from './price-changed.ts';

/** A submission: what was reviewed, with versions and total. */
export type Submission = {
  /** That of a registration. */
  track?: string;
  versions: Readonly<Record<string, unknown>>;
  /** In cents. */
  total: number;
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
