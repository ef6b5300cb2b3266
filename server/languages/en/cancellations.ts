/** What is said of a cancellation and its refund; `{name}` stands for what is said with it. */
export const cancellations = {
  alreadyCancelled: 'is cancelled already.',
  tooLateToCancel: 'can no longer be cancelled here. Please write to the organizers.',
  refundChanged: 'has changed: {amount} comes back now. Nothing was cancelled. Please look at it once more.',
  refundNotYours: 'is decided by the cancellation policy.',
  refundTooLarge: 'is more than what is left of the payment, {amount}.',
  differentEvent: 'Attending a different event',
  changedMind: 'Changed my mind',
  illness: 'Illness',
  noFunding: 'Have not been approved for PD funding',
  familyEmergency: 'Family emergency',
  ttocShortage: 'TTOC Shortage',
  otherReason: 'Other',
} as const;
