/** Texts of the activity picker; `{name}` is a placeholder. */
export const activityPicker = {
  loading: 'Loading the activities',
  unloaded: 'The activities could not be loaded.',
  noneYet: 'No activities have been announced yet.',
  soldOut: 'Sold out',
  left: '{count} places left',
  free: 'Free',
  persons: 'People: {what}',
  more: 'Add a person: {what}',
  less: 'Remove a person: {what}',
  personsLabel: 'How many people, including you?',
  to: '{start} to {end}',
  problemFull: 'That activity has just filled up.',
} as const;
