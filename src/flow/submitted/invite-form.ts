import type { Option } from '#engine/form/field/option.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';

const names: Field[] = [
  {
    code: 'your_name',
    type: 'text',
    label: inFormWords((t) => t.confirmation.inviteYourName),
    maxLength: 120,
    autocomplete: 'name',
  },
  {
    code: 'colleague_name',
    type: 'text',
    label: inFormWords((t) => t.confirmation.inviteName),
    maxLength: 120,
    autocomplete: 'off',
  },
];

/**
 * Sender, recipient and channel (spec §7 "Email and contact": sendInvitationColleague); a single channel is not asked.
 */
export function inviteForm(types: readonly Option[]): ServedForm {
  const offersText = types.some(({ id }) => id === 'text');
  const when = (type: string) => (offersText ? { show_if: { '==': [{ var: 'send_type' }, type] } } : {});
  const way: Field = {
    code: 'send_type',
    type: 'radio',
    label: inFormWords((t) => t.confirmation.inviteType),
    options: [...types],
    default: 'email',
  };
  const email: Field = {
    code: 'invite_email',
    type: 'email',
    label: inFormWords((t) => t.confirmation.inviteEmail),
    autocomplete: 'off',
    ...when('email'),
  };
  const phone: Field = {
    code: 'invite_phone',
    type: 'phone',
    label: inFormWords((t) => t.confirmation.invitePhone),
    autocomplete: 'off',
    ...when('text'),
  };
  return siteForm(
    'invite',
    inFormWords((t) => t.confirmation.invite),
    [...names, ...(offersText ? [way, email, phone] : [email])],
  );
}
