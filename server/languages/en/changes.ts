/** Texts about a change of a registration; `{name}` is a placeholder. */
export const changes = {
  sessionMoved: '{name}: now {place}, instead of {before}.',
  sessionCancelled: '{name} ({before}) was cancelled by the organizers.',
  sessionPlaced: '{name}: now {place}.',
  sessionReturned: '{name} takes place after all: {place}.',
  openTime: 'without a set time',
  activityCancelled: '{name} was cancelled by the organizers.',
  partRemoved: '{name} is no longer offered. Please choose something else in its place.',
  tooLateToChange: 'can no longer be changed here. Please contact the organizers.',
  offerEnded: 'This offer has expired. Nothing was changed, and you have not been charged.',
  notOpen: 'cannot be corrected here. Please contact the organizers.',
  nothingToChange: 'is what you already have. Choose something else.',
  differenceChanged: 'has changed: it is now {amount}. Nothing was changed or charged. Please review it.',
  needed: 'is required.',
  notTogether: 'You cannot attend both of these workshops.',
  kept: 'Not refunded',
  notPieces: 'must be a list of products, each variant at most once.',
} as const;
