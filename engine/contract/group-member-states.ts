/** How far a member is: `ready` has finished and waits for the group's payment, `paid` is registered. */
export const GROUP_MEMBER_STATES = [
  'invited',
  'started',
  'ready',
  'paid',
  'left',
  'withdrawn',
  'cancelled',
] as const;
