import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inGroupWords } from '#src/lib/i18n/group-texts.ts';

/** The form in which a member types the code of their group. */
export function groupCodeForm(): ServedForm {
  return siteForm(
    'group_code',
    inGroupWords((t) => t.join.title),
    [
      {
        code: 'group_code',
        type: 'text',
        label: inGroupWords((t) => t.join.code),
        maxLength: 40,
        autocomplete: 'off',
      },
    ],
  );
}
