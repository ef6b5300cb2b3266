/** What can be wrong with fees, in English. */
export const en = {
  earlyBirdNotLower: 'The early-bird amount is not lower than the amount.',
  earlyBirdAfterEvent: 'The early-bird amount ends after the event, so the full amount is never charged.',
  neverCharged: 'No registration can meet this condition, so the fee is never charged. Correct or remove it.',
  allFree: 'Without fees every registration is free.',
  uncovered: 'No fee covers this registration, so it would be free: {choices}.',
  otherCombinations:
    '{count, plural, one {# more combination owes} other {# more combinations owe}} nothing, too.',
  addFee: 'a fee for it, or "free_when" if it is meant to be free',
  ofTrack: 'track {value}',
  ofMode: 'mode {value}',
  ofDays: 'days {value}',
  ofMembership: 'membership type {value}',
  ofAnswer: '{name} {value}',
  notAnswered: 'not answered',
  none: 'none',
} as const;
