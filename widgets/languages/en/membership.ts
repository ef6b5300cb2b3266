/** Texts of the membership questions; `{name}` is a placeholder. */
export const membership = {
  loading: 'Loading the membership types',
  unloaded: 'The membership types could not be loaded.',
  tryAgain: 'Try again',
  undecided: 'Not determined yet',
  undecidedYet:
    '{count, plural, one {Answer the last question above to see your type and its fee.} other {Answer the questions above to see your type and its fee.}}',
  none: 'No membership type matches your answers',
  noneText: 'Check your answers, or contact us.',
  free: 'No fee',
  comesTo: 'Your membership costs',
  savedType: 'Saved so far: {type}, {fee}. Your answers here replace it when you continue.',
  answered: '{answered} of {asked} questions answered',
  answeredSoFar: '{answered} answered',
  atMostToGo: 'At most {count} more',
  toGo: '{count} more',
} as const;
