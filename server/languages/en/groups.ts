/** Texts about groups and their members; `{name}` is a placeholder. */
export const groups = {
  notAGroup: 'This is not a valid group code',
  memberAlready: 'is already in this group.',
  writtenToOften: 'has already been emailed several times. Please wait an hour.',
  groupTooLarge: 'has reached the maximum of {most} people.',
  noLongerWithdrawn: 'is already paid for, or has left.',
  unknownMember: 'is not in this group.',
  invitationOver:
    'is not valid: it was used, withdrawn or replaced. Use the most recent link, or the group’s code.',
  registeredAlone: 'was already submitted individually, so a group can no longer pay for it.',
  inAnotherGroup: 'belongs to another group. Leave your current group first.',
  inNoGroup: 'is not in a group.',
  paidByGroup: 'was paid for by your group. You can cancel it instead.',
  nobodyYet: 'has no one to pay for yet.',
  waitsFor: 'is waiting for {missing}.',
} as const;
