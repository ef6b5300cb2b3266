import type { Locale } from '#engine/configuration/text.ts';
import type { SavedStep } from '#engine/contract/registration.ts';
import { parseObject } from '#server/domain/parse-values.ts';
import { unknownForm } from '#server/domain/registration-problems.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { type StepAnswers, saveStep } from '#server/flows/save-step.ts';
import type { Services } from '#server/services.ts';
import { type MembershipFieldValues, mergeMembershipFields } from './membership-answers.ts';
import { membershipRules } from './membership-rules.ts';

/** Saves the membership step: its named fields go into the form's answers, and the type is decided from those. */
export function saveMembership(
  services: Pick<Services, 'db' | 'configuration' | 'mailer' | 'link' | 'seats'>,
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
