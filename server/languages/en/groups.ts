/** What is said of groups and their members; `{name}` stands for what is said with it. */
export const groups = {
  notAGroup: 'This is not a valid group code',
  memberAlready: 'belongs to this group already.',
  writtenToOften: 'was written to several times already. Please wait an hour.',
  groupTooLarge: 'has {most} people already, which is the most.',
  noLongerWithdrawn: 'is paid for, or has left already.',
  unknownMember: 'is not known in this group.',
  invitationOver:
    'is not valid, or no longer: it was used, withdrawn, or sent anew. Use the newest link, or the group’s code.',
  registeredAlone: 'is submitted already, by itself: a group can no longer pay for it.',
  inAnotherGroup: 'is not that of your group. Leave that one first.',
  inNoGroup: 'is in no group.',
  paidByGroup: 'is paid for by your group. You can cancel it instead.',
  nobodyYet: 'has nobody to pay for yet.',
  waitsFor: 'waits for {missing}.',
} as const;
