/** What lines of fees are called; `{name}` stands for what is said with it. */
export const fees = {
  membership: 'Membership',
  membershipUndecided: 'Available once all questions in the membership step are answered',
  persons: '{quantity, plural, one {# person} other {# people}}',
  pieces: 'quantity {quantity}',
  earlyBird: 'Early bird until {day}',
  groupAmountOff: 'Group of {from} or more: {amount} off each',
  groupPercentOff: 'Group of {from} or more: {percent} off',
} as const;
