/** Why an organizer's job cannot be started, or a row of it failed. */
export const jobs = {
  tooManyRows: 'At most {most} rows can be chosen for this. Use filters to choose fewer.',
  nothingToDo: 'There is nothing to do with these rows.',
  rowsChanged:
    'These rows have changed since they were counted. Nothing was done. Please review the numbers.',
  refundChanged: 'The refund has changed since it was shown. Nothing was cancelled here.',
  viewNameTaken: 'is the name of another view.',
  tooManyViews: 'An event can have {most} views. Remove one first.',
  ourFault: 'Failed on our side. Nothing was changed here.',
} as const;
