import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { ConfigurationChange } from '#engine/contract/problem.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { Answers, ConfigurationVersions } from '#server/database/schema.ts';
import { type Quotation, quoteRegistration } from '#server/domain/fees/quote-registration.ts';
import { invalidField, Refusal } from '#server/domain/refusal.ts';
import { checkChoice } from '#server/domain/registration-choice.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { checkRegistration } from '#server/domain/review-registration.ts';
import {
  changesSince,
  registrationSteps,
  stale,
  stepChangesBetween,
} from '#server/domain/stale-configuration.ts';
import { priceChanged } from './price-changed.ts';

/** What a visitor submits: what they reviewed, by the versions and the total that they were shown. */
export type Submission = {
  track: string;
  versions: Readonly<Record<string, unknown>>;
  /** In cents. */
  total: number;
  /** The gateway's token of a card. */
  credit?: string;
  timezone?: string;
  locale?: Locale;
};

/** What of a submission counts, and what it costs. */
export type CheckedSubmission = Quotation & {
  answers: Answers;
  configurationVersions: ConfigurationVersions;
};

/**
 * Checks everything once more: the choice, the versions, every answer, the total. Throws 409 (`stale`, `price`) or 422
 * with messages by `form_type.path`. The caller has locked the registration.
 */
export async function checkSubmission(
  tx: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: RegistrationRow,
  submission: Submission,
  language: Locale,
): Promise<CheckedSubmission> {
  if (submission.track !== row.track) {
    throw invalidField('track', {
      en: 'is not that of this registration.',
      fr: 'n’est pas celui de cette inscription.',
    });
  }
  checkChoice(event, {
    track: row.track,
    mode: row.mode ?? undefined,
    registrations_day: row.days,
    timezone: submission.timezone,
  });
  const { versions, steps } = await checkRegistration(tx, configuration, row, language);
  const changed = Object.keys(versions).filter((name) => submission.versions[name] !== versions[name]);
  if (changed.length > 0) throw stale(await collectChanges(tx, configuration, row, submission, changed));
  const errors = steps.flatMap(({ step, errors }) =>
    Object.entries(errors).map(([path, messages]) => [`${step.form_type}.${path}`, messages] as const),
  );
  if (errors.length > 0) throw new Refusal('invalid', Object.fromEntries(errors));
  const quotation = await quoteRegistration(tx, configuration, row);
  if (quotation.quote.total !== submission.total) throw priceChanged(quotation.quote);
  return {
    ...quotation,
    answers: Object.fromEntries(steps.map(({ step, values }) => [step.form_type, values])),
    configurationVersions: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        name === 'steps' ? `steps/${registrationSteps}` : `form/${name}`,
        version,
      ]),
    ),
  };
}

async function collectChanges(
  tx: Database,
  configuration: ConfigurationStore,
  row: RegistrationRow,
  { versions }: Submission,
  changed: readonly string[],
): Promise<ConfigurationChange[]> {
  const lists = await Promise.all(
    changed.map(async (name) => {
      const seen = Number(versions[name]);
      if (name !== 'steps') return (await changesSince(configuration, row.eventCode, name, seen, tx)) ?? [];
      const before = await configuration.atVersion(row.eventCode, 'steps', registrationSteps, seen, tx);
      const now = configuration.current(row.eventCode, 'steps', registrationSteps);
      return before && now ? stepChangesBetween(before, now.document) : [];
    }),
  );
  return lists.flat();
}
