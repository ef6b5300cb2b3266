import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inGroupWords } from '#src/lib/i18n/group-texts.ts';

/** A form that asks for a name and an address. */
export function personForm(code: string): ServedForm {
  return siteForm(
    code,
    inGroupWords((t) => t.add.one),
    [
      {
        code: 'name',
        type: 'text',
        label: inGroupWords((t) => t.add.name),
        maxLength: 120,
        autocomplete: 'off',
      },
      {
        code: 'email',
        type: 'email',
        label: inGroupWords((t) => t.add.email),
        autocomplete: 'off',
        verify: 'server',
      },
    ],
  );
}
