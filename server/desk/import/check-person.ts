import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { checkFormStep } from '#server/answers/check-form-step.ts';
import { decidedAnswers } from '#server/answers/decided-answers.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { formStepsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { inNoGroup } from '#server/dossiers/dossier-row.ts';
import { type RegistrationRow, registrationFlow } from '#server/dossiers/registration-row.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import type { Person } from './person.ts';

/** What the forms refuse of a person's answers, and whether answers to required questions are missing. */
export type CheckedPerson = { readonly problems: readonly Text[]; readonly isIncomplete: boolean };

/** Checks a person's answers as their registration would be, without storing anything. */
export function checkPerson(
  configuration: ConfigurationStore,
  eventCode: string,
  person: Person,
  language: Locale,
): CheckedPerson {
  const row = rowOf(eventCode, person);
  const flow = flowOf(configuration, row)?.document;
  const problems: Text[] = [];
  let isIncomplete = false;
  const isAnswered = (formType: string) => person.answers[formType] !== undefined;
  const steps = flow ? formStepsInFlow(configuration, flow, row) : [];
  for (const { form_type } of steps.toSorted(
    (a, b) => Number(isAnswered(b.form_type)) - Number(isAnswered(a.form_type)),
  )) {
    // Forms without answers can only make it incomplete.
    if (isIncomplete && !isAnswered(form_type)) break;
    const form = loadForm(configuration, eventCode, form_type);
    if (!form) continue;
    const decided = decidedAnswers(configuration, form, row, person.answers[form_type] ?? {});
    const { errors, empty } = checkFormStep(form, row, decided.answers, language, { mayBeEmpty: true });
    isIncomplete ||= empty.length > 0 || decided.problem !== undefined;
    for (const [path, messages] of Object.entries(errors)) {
      const field = form.fields.get(path.split('.')[0] as never)?.field;
      const question = (field && 'label' in field && resolveText(field.label, language)) || path;
      for (const problem of messages) problems.push(inEveryLanguage('imports.answer', { question, problem }));
    }
  }
  return { problems, isIncomplete };
}

/** The registration that a person would have. */
function rowOf(eventCode: string, { email, track, mode, days, locale, answers }: Person): RegistrationRow {
  const now = new Date();
  return {
    id: '',
    eventCode,
    flow: registrationFlow,
    code: '',
    email: normalizeEmail(email),
    emailTyped: email,
    formerEmail: null,
    formerEmailTyped: null,
    addressHash: null,
    status: 'Not Submitted',
    locale,
    timezone: null,
    origin: null,
    decision: null,
    several: false,
    answers,
    configurationVersions: {},
    createdAt: now,
    updatedAt: now,
    submittedAt: null,
    track,
    mode,
    days,
    waitlistEntryId: null,
    ...inNoGroup,
  };
}
