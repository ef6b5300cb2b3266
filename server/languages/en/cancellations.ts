/** Texts about a cancellation and its refund; `{name}` is a placeholder. */
export const cancellations = {
  alreadyCancelled: 'is already cancelled.',
  tooLateToCancel: 'can no longer be cancelled here. Please contact the organizers.',
  refundChanged: 'has changed: it is now {amount}. Nothing was cancelled. Please review it.',
  refundNotYours: 'is set by the cancellation policy.',
  refundTooLarge: 'is more than the remaining payment, {amount}.',
  linesChanged: 'has changed: it is now {amount}. Nothing was refunded. Please review it.',
  takenElsewhere: 'was taken through {gateway}, which is no longer in use here. Refund it there.',
  whyNeeded: 'is needed when the refund is not the policy’s.',
  unknownReason: 'is not a reason you can choose here.',
  differentEvent: 'Attending a different event',
  changedMind: 'Changed my mind',
  illness: 'Illness',
  noFunding: 'Have not been approved for PD funding',
  familyEmergency: 'Family emergency',
  ttocShortage: 'TTOC Shortage',
  otherReason: 'Other',
} as const;
