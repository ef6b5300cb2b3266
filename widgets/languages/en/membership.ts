/** Words of the membership questions; `{name}` stands for what is said with it. */
export const membership = {
  loading: 'Loading the types of membership',
  unloaded: 'The types of membership could not be loaded.',
  tryAgain: 'Try again',
  undecided: 'Not decided yet',
  undecidedOne: 'Answer the last question above, and your type and its fee appear here.',
  undecidedMany: 'Answer the questions above, and your type and its fee appear here.',
  none: 'No type of membership fits your answers',
  noneText: 'Look them over once more, or write to us.',
  free: 'No fee',
  comesTo: 'Your membership comes to',
  savedType: 'Saved until now: {type}, {fee}. What you answer here takes its place once you continue.',
  answered: '{answered} of {asked} questions answered',
  answeredSoFar: '{answered} answered',
  atMostToGo: 'At most {count} to go',
  toGo: '{count} to go',
};
