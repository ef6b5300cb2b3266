import type { Option } from '#engine/form/field/option.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';

import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inManageWords } from '#src/lib/i18n/manage-texts.ts';

/** The form that asks for the reason, and an optional message. */
export function cancelForm(reasons: readonly Option[]): ServedForm {
  return siteForm(
    'cancel',
    inManageWords((t) => t.cancel.why),
    [
      {
        code: 'reason',
        type: 'radio',
        label: inManageWords((t) => t.cancel.reason),
        options: [...reasons],
      },
      {
        code: 'message',
        type: 'textarea',
        label: inManageWords((t) => t.cancel.message),
        help: inManageWords((t) => t.cancel.messageHelp),
        required: 'N',
        maxLength: 2_000,
      },
    ],
  );
}
