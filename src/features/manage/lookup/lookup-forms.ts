import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { inManageWords } from '#src/lib/i18n/manage-texts.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';

/** The form that opens a registration again. */
export const resumeForm: ServedForm = siteForm(
  'resume',
  inFormWords((t) => t.manage.codeTitle),
  [
    {
      code: 'code',
      type: 'text',
      label: inFormWords((t) => t.manage.code),
      help: inFormWords((t) => t.manage.codeHelp),
      maxLength: 40,
    },
    { code: 'email', type: 'email', label: inFormWords((t) => t.manage.email), autocomplete: 'email' },
  ],
);

/** The form that has the code sent. */
export const sendCodeForm: ServedForm = siteForm(
  'send-code',
  inFormWords((t) => t.manage.forgotTitle),
  [{ code: 'email', type: 'email', label: inFormWords((t) => t.manage.email), autocomplete: 'email' }],
);

/** The form that has a code to sign in sent. */
export const accessForm: ServedForm = siteForm(
  'access',
  inManageWords((t) => t.lookup.title),
  [{ code: 'email', type: 'email', label: inFormWords((t) => t.manage.email), autocomplete: 'email' }],
);

/** The form that the code from the mail is typed into. */
export const signInForm: ServedForm = siteForm(
  'sign-in',
  inManageWords((t) => t.lookup.codeTitle),
  [
    {
      code: 'access_code',
      type: 'text',
      label: inManageWords((t) => t.lookup.code),
      help: inManageWords((t) => t.lookup.codeHelp),
      maxLength: 20,
      autocomplete: 'one-time-code',
    },
  ],
);

/** The form that has the receipt sent. */
export const receiptForm: ServedForm = siteForm(
  'receipt',
  inFormWords((t) => t.receipt.sendTitle),
  [
    { code: 'code', type: 'text', label: inFormWords((t) => t.manage.code), maxLength: 40 },
    { code: 'email', type: 'email', label: inFormWords((t) => t.manage.email), autocomplete: 'email' },
  ],
);

/** The form that sends the receipt to another address. */
export const partyForm: ServedForm = siteForm(
  'receipt-party',
  inManageWords((t) => t.actions.receipt),
  [{ code: 'party_email', type: 'email', label: inManageWords((t) => t.actions.receiptEmail) }],
);
