/** Why codes cannot be created, deactivated or activated. */
export const newCodes = {
  notACode: 'A code has 5 to 20 letters, digits and hyphens.',
  taken: 'The code {code} already exists.',
  notAPrefix: 'Use only letters, digits and hyphens.',
  oneValue: 'Enter a percentage or an amount.',
  labelNeeded: 'Enter a name of at most 120 characters in each language.',
  batchNeeded: 'Name the batch, so that you can find its codes together.',
  batchTaken: 'There is already a batch with this name.',
  endsTooEarly: 'The last day is before the first day, or in the past.',
  unknownTrack: 'This track no longer exists.',
  unknownMembership: 'This membership type no longer exists.',
  tooMany: 'An event has at most {most} codes.',
  changed: 'Someone else changed these codes. Check the numbers, then try again.',
  notPublished: 'The codes could not be published: {problem}',
} as const;
