import type { ServedForm } from '#engine/contract/forms.ts';
import { both, siteForm } from '../start/site-form.ts';

/** Who invites whom (spec §7 "Email and contact": sendInvitationColleague). */
export const inviteForm: ServedForm = siteForm(
  'invite',
  both((t) => t.confirmation.invite),
  [
    {
      code: 'your_name',
      type: 'text',
      label: both((t) => t.confirmation.inviteYourName),
      maxLength: 120,
      autocomplete: 'name',
    },
    {
      code: 'colleague_name',
      type: 'text',
      label: both((t) => t.confirmation.inviteName),
      maxLength: 120,
      autocomplete: 'off',
    },
    {
      code: 'invite_email',
      type: 'email',
      label: both((t) => t.confirmation.inviteEmail),
      autocomplete: 'off',
    },
  ],
);
