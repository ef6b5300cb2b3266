import type { Locale } from '#engine/form/languages/text.ts';
import { volunteerShifts } from '#tests/contract/volunteer-shifts.ts';
import { callApi } from './by-api.ts';

async function must(name: string, fields: Readonly<Record<string, string | number>>, token?: string) {
  const { status, body } = await callApi(name, fields, token === undefined ? {} : { token });
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A volunteer's application that was sent, with its dinner to be paid. */
export async function sentVolunteer(locale: Locale): Promise<{ code: string; email: string }> {
  const email = `vol.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@example.org`;
  const { version } = await must('loadEventFormFromType', { form_type: 'volunteer_contact' });
  const first = { first_name: 'Ana', last_name: 'Silva', email, first_aider: 'no' };
  const { registration, token } = await must('beginFlow', {
    flow: 'volunteer',
    version,
    values: JSON.stringify(first),
    locale,
  });
  const { code } = registration;
  const { versions } = await must('initStepReview', { code }, token);
  const values = JSON.stringify(volunteerShifts(true));
  const form_type = 'volunteer_shifts';
  await must(
    'saveRegistrationPersonalInformations',
    { code, form_type, version: versions[form_type] ?? 1, values },
    token,
  );
  const review = await must('initStepReview', { code }, token);
  await must(
    'saveSubmitRegistration',
    {
      code,
      versions: JSON.stringify(review.versions),
      total: review.quote.total,
      credit: `tok_sandbox_visa_4242_ok_${code}`,
    },
    token,
  );
  return { code, email };
}
