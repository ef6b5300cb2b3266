import type { LastName } from '#engine/event/properties/last-names.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';
import type { WaitlistChoice } from './waitlist-choices.ts';

const email: Field = {
  code: 'email',
  type: 'email',
  label: inFormWords((t) => t.waitlist.email),
  help: inFormWords((t) => t.waitlist.emailHelp),
  autocomplete: 'email',
  verify: 'server',
};

/** What to wait for, if there is a choice, and the email address. */
export function waitlistStartForm(choices: readonly WaitlistChoice[]): ServedForm {
  const what: Field = {
    code: 'track',
    type: 'radio',
    label: inFormWords((t) => t.waitlist.what),
    options: choices.map(({ id, name }) => ({ id, name })),
  };
  return siteForm(
    'waitlist-start',
    inFormWords((t) => t.waitlist.startTitle),
    [...(choices.length > 1 ? [what] : []), email],
  );
}

const lastNameField = (lastName: LastName): Field => ({
  code: 'last_name',
  type: 'text',
  label: inFormWords((t) => t.waitlist.lastName),
  required: lastName === 'required' ? 'Y' : 'N',
  maxLength: 120,
  autocomplete: 'family-name',
  layout: { width: 'half' },
});

/** The person's details (spec §3 "Payload fields": waitlist), with the names that the form asks for. */
export const waitlistForm = (lastName: LastName): ServedForm =>
  siteForm(
    'waitlist',
    inFormWords((t) => t.waitlist.title),
    [
      {
        code: 'first_name',
        type: 'text',
        label: inFormWords((t) => (lastName === 'absent' ? t.waitlist.name : t.waitlist.firstName)),
        maxLength: 120,
        autocomplete: lastName === 'absent' ? 'name' : 'given-name',
        ...(lastName !== 'absent' && { layout: { width: 'half' } }),
      },
      ...(lastName === 'absent' ? [] : [lastNameField(lastName)]),
      email,
      {
        code: 'phone',
        type: 'phone',
        label: inFormWords((t) => t.waitlist.phone),
        required: 'N',
        autocomplete: 'tel',
      },
    ],
  );
