/** What is said of a change of a registration; `{name}` stands for what is said with it. */
export const changes = {
  sessionMoved: '{name}: now {place}, instead of {before}.',
  sessionCancelled: '{name} ({before}) was cancelled by the organizers.',
  sessionPlaced: '{name}: now {place}.',
  openTime: 'without a set time',
  activityCancelled: '{name} was cancelled by the organizers.',
  partRemoved: '{name} is no longer offered. Please choose something else in its place.',
  tooLateToChange: 'can no longer be changed here. Please write to the organizers.',
  notOpen: 'cannot be corrected here. Please write to the organizers.',
  nothingToChange: 'is what you have: choose something else to change it.',
  differenceChanged:
    'has changed: it is {amount} now. Nothing was changed or charged. Please look at it once more.',
  needed: 'is required.',
  notTogether: 'Two of these workshops cannot be attended together.',
  kept: 'Not refunded',
  notPieces: 'must be pieces of merchandise, each variant once.',
} as const;
