import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';

const email: Field = {
  code: 'email',
  type: 'email',
  label: inFormWords((t) => t.manage.email),
  autocomplete: 'email',
  verify: 'server',
};

const invitationCode: Field = {
  code: 'invitation_code',
  type: 'text',
  label: inFormWords((t) => t.codes.invitation),
  help: inFormWords((t) => t.bypass.codeHelp),
  minLength: 5,
  maxLength: 20,
  autocomplete: 'off',
};

/** The first form: an invitation code if needed, and the flow's first form or an email address. */
export function firstForm(form: ServedForm | undefined, byInvitation: boolean): ServedForm {
  const asked = form ?? {
    ...siteForm(
      'apply',
      inFormWords((t) => t.manage.email),
      [email],
    ),
    version: 0,
  };
  if (!byInvitation) return asked;
  const { document } = asked;
  const invitation = { code: 'invitation', fields: [invitationCode] };
  return { ...asked, document: { ...document, sections: [invitation, ...document.sections] } };
}

/** The form that opens a draft or a submission. */
export const continueForm: ServedForm = siteForm(
  'continue',
  inFormWords((t) => t.apply.haveCode),
  [
    { code: 'code', type: 'text', label: inFormWords((t) => t.apply.code), maxLength: 40 },
    { code: 'email', type: 'email', label: inFormWords((t) => t.manage.email), autocomplete: 'email' },
  ],
);

/** The form with a message on withdrawing. */
export const withdrawForm: ServedForm = siteForm(
  'withdraw',
  inFormWords((t) => t.apply.standing.withdrawTitle),
  [
    {
      code: 'message',
      type: 'textarea',
      label: inFormWords((t) => t.apply.standing.message),
      required: 'N',
      maxLength: 2_000,
    },
  ],
);
