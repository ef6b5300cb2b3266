import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';

/** The form in which a registration or an application gets another email address. */
export const addressForm: ServedForm = siteForm(
  'own-address',
  inFormWords((t) => t.address.dialogTitle),
  [
    {
      code: 'email',
      type: 'email',
      label: inFormWords((t) => t.address.email),
      autocomplete: 'email',
      verify: 'server',
    },
  ],
);
