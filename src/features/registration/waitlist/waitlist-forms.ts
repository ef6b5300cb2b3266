import type { Field } from '#engine/configuration/field.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import { both, siteForm } from '../start/site-form.ts';
import type { WaitlistChoice } from './waitlist-choices.ts';

const email: Field = {
  code: 'email',
  type: 'email',
  label: both((t) => t.waitlist.email),
  help: both((t) => t.waitlist.emailHelp),
  autocomplete: 'email',
  verify: 'server',
};

/** What one waits for, asked only where there is a choice, and the address that is written to. */
export function waitlistStartForm(choices: readonly WaitlistChoice[]): ServedForm {
  const what: Field = {
    code: 'track',
    type: 'radio',
    label: both((t) => t.waitlist.what),
    options: choices.map(({ id, name }) => ({ id, name })),
  };
  return siteForm(
    'waitlist-start',
    both((t) => t.waitlist.startTitle),
    [...(choices.length > 1 ? [what] : []), email],
  );
}

/** Who waits (spec §3 "Payload fields": waitlist). */
export const waitlistForm: ServedForm = siteForm(
  'waitlist',
  both((t) => t.waitlist.title),
  [
    {
      code: 'first_name',
      type: 'text',
      label: both((t) => t.waitlist.firstName),
      maxLength: 120,
      autocomplete: 'given-name',
      layout: { width: 'half' },
    },
    {
      code: 'last_name',
      type: 'text',
      label: both((t) => t.waitlist.lastName),
      maxLength: 120,
      autocomplete: 'family-name',
      layout: { width: 'half' },
    },
    email,
    {
      code: 'phone',
      type: 'phone',
      label: both((t) => t.waitlist.phone),
      required: 'N',
      autocomplete: 'tel',
    },
  ],
);
