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

/** The buyer of activities. */
export const buyerInfo = persistedValue(
  'buyer-info',
  textRecord(['buyer_code', 'activity_code', 'code', 'email']),
);

/** The workshop that is being proposed. */
export const workshopProposalInfo = persistedValue(
  'workshop-proposal-info',
  textRecord(['workshops_code', 'instructor_code', 'code', 'email']),
);

/** The group that the next registration joins, and its invitation. */
export const joinedGroup = persistedValue(
  'joined-group',
  textRecord(['group_code', 'group_organization', 'group_contact_name', 'invitation', 'name', 'email']),
);
