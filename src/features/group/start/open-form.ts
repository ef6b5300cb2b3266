import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inGroupWords } from '#src/lib/i18n/group-texts.ts';

/** The form by which a contact finds their group again. */
export function openForm(): ServedForm {
  return siteForm(
    'open_group',
    inGroupWords((t) => t.open.form),
    [
      {
        code: 'group_code',
        type: 'text',
        label: inGroupWords((t) => t.open.code),
        maxLength: 40,
        autocomplete: 'off',
      },
      {
        code: 'email',
        type: 'email',
        label: inGroupWords((t) => t.open.email),
        autocomplete: 'email',
      },
    ],
  );
}
