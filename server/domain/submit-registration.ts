import { eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { ConfigurationChange } from '#engine/contract/problem.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { draft, registration } from '#server/database/schema.ts';
import { HttpProblem, invalidField } from '#server/http/http-problem.ts';
import type { Language } from '#server/http/request-language.ts';
import { claimPlace } from './event-capacity.ts';
import { checkChoice } from './registration-choice.ts';
import { alreadyRegistered, eventFull } from './registration-problems.ts';
import { lockRegistration, type RegistrationRow } from './registration-row.ts';
import { checkRegistration } from './review-registration.ts';
import { changesSince, registrationSteps, stale, stepChangesBetween } from './stale-configuration.ts';

/** What a visitor submits: what they reviewed, by the versions they were shown. */
export type Submission = {
  track: string;
  versions: Readonly<Record<string, unknown>>;
  timezone?: string;
  locale?: Locale;
};

/**
 * Submits a registration in the transaction it is handed, after checking everything once more. Throws 409 (`stale`,
 * `full`, `already_registered`) or 422 with messages by `form_type.path`; nothing is changed then.
 */
export async function submitRegistration(
  tx: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  id: string,
  submission: Submission,
  language: Language,
): Promise<RegistrationRow> {
  const row = await lockRegistration(tx, id);
  if (row.status !== 'Not Submitted') throw alreadyRegistered();
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
  const { versions, steps } = checkRegistration(configuration, row, language);
  const changed = Object.keys(versions).filter((name) => submission.versions[name] !== versions[name]);
  if (changed.length > 0) throw stale(await collectChanges(tx, configuration, row, submission, changed));
  const errors = steps.flatMap(({ step, errors }) =>
    Object.entries(errors).map(([path, messages]) => [`${step.form_type}.${path}`, messages] as const),
  );
  if (errors.length > 0) throw new HttpProblem(422, Object.fromEntries(errors));
  if (!(await claimPlace(tx, row.eventCode, event.options.capacity))) throw eventFull();
  const now = new Date();
  const [submitted] = await tx
    .update(registration)
    .set({
      status: 'Submitted',
      submittedAt: now,
      updatedAt: now,
      answers: Object.fromEntries(steps.map(({ step, values }) => [step.form_type, values])),
      configurationVersions: Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [
          name === 'steps' ? `steps/${registrationSteps}` : `form/${name}`,
          version,
        ]),
      ),
      timezone: submission.timezone ?? row.timezone,
      locale: submission.locale ?? row.locale,
    })
    .where(eq(registration.id, id))
    .returning();
  await tx.delete(draft).where(eq(draft.registrationId, id));
  if (!submitted) throw new Error(`registration ${id} has gone`);
  return submitted;
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
