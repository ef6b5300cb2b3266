import { CANCELLATION_REASONS } from '#engine/contract/cancellation.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inManageWords } from '#src/lib/i18n/manage-texts.ts';

/** The form that asks why somebody cancels: a reason, and what they want to say. */
export function cancelForm(): ServedForm {
  return siteForm(
    'cancel',
    inManageWords((t) => t.cancel.why),
    [
      {
        code: 'reason',
        type: 'radio',
        label: inManageWords((t) => t.cancel.reason),
        options: CANCELLATION_REASONS.map((id) => ({ id, name: inManageWords((t) => t.cancel.reasons[id]) })),
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
