import type { SavedStep } from '#engine/contract/registration.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { unknownForm } from '#server/dossiers/registration-problems.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { type MembershipFieldValues, mergeMembershipFields } from '#server/membership/membership-answers.ts';
import { membershipRules } from '#server/membership/membership-rules.ts';
import { type StepAnswers, saveStep } from './save-step.ts';

/** Saves the membership step: its named fields go into the form's answers, and the type is decided from those. */
export function saveMembership(
  services: {
    readonly db: Database;
    readonly configuration: ConfigurationStore;
    readonly mailer: Mailer;
    readonly link: EventLink;
    readonly seats: SeatJobs;
  },
  row: RegistrationRow,
  { form_type, version, values, base, ...fields }: StepAnswers & MembershipFieldValues,
  language: Locale,
): Promise<SavedStep> {
  const rules = membershipRules(services.configuration, row.eventCode);
  if (rules?.document.form_type !== form_type) throw unknownForm();
  const merged = mergeMembershipFields(rules, parseObject('values', values), fields);
  const answers = { form_type, version, values: JSON.stringify(merged), ...(base !== undefined && { base }) };
  return saveStep(services, row, answers, language);
}
