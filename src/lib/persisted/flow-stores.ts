import { persistedValue } from './persisted-value.ts';
import { textRecord } from './text-record.ts';

/** The group that is being started or paid for (spec §3 "group info"). */
export const groupInfo = persistedValue(
  'group-info',
  textRecord([
    'group_code',
    'group_organization',
    'group_contact_name',
    'group_contact_email',
    'group_contact_phone',
    'group_contact_address',
  ]),
);

/** The exhibitor's application under way. */
export const exhibitorInfo = persistedValue(
  'exhibitor-info',
  textRecord(['exhibitor_code', 'code', 'email']),
);

/** The sponsor's application under way. */
export const sponsorInfo = persistedValue('sponsor-info', textRecord(['sponsor_code', 'code', 'email']));

/** Who is buying an activity alone. */
export const buyerInfo = persistedValue(
  'buyer-info',
  textRecord(['buyer_code', 'activity_code', 'code', 'email']),
);

/** The workshop that is being proposed. */
export const workshopProposalInfo = persistedValue(
  'workshop-proposal-info',
  textRecord(['workshops_code', 'instructor_code', 'code', 'email']),
);

/** The group that a registration about to begin belongs to, and what lets it in. */
export const joinedGroup = persistedValue(
  'joined-group',
  textRecord(['group_code', 'group_organization', 'group_contact_name', 'invitation', 'name', 'email']),
);
