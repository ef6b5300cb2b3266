/** What is said of seats, pieces, places and offers that somebody picks; `{name}` stands for what is said with it. */
export const picks = {
  noPlaces: 'does not have that many places left.',
  cancelledByOrganizers: 'cancelled by the organizers',
  placeInLine: 'Waitlist, position: {position}',
  anotherAmount: 'has changed to {amount}. Please review it.',
  notOffered: 'is not offered with what you chose.',
  tooMany: 'must be at most {most} in total.',
  gone: 'is no longer available.',
  fewerLeft: 'does not have that many left.',
  sessionFull: 'has no seats left.',
  unknownSession: 'is not a session of this event.',
  notForYou: 'is not included in what you registered for.',
  notFull: 'still has seats. Choose it instead of joining the waitlist.',
  alreadyYours: 'is already in your workshops.',
  namedGone: '{name} is no longer available.',
  overlaps: 'is at the same time as {name}, which you have chosen.',
  theCode: 'The code {item}',
} as const;
