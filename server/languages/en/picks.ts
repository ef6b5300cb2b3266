/** What is said of seats, pieces, places and offers that somebody picks; `{name}` stands for what is said with it. */
export const picks = {
  noPlaces: 'has not that many places left.',
  cancelledByOrganizers: 'cancelled by the organizers',
  placeInLine: 'Waitlist, place in line: {position}',
  anotherAmount: 'has changed to {amount}. Please look at it once more.',
  notOffered: 'is not offered with what you chose.',
  tooMany: 'must be at most {most} in all.',
  gone: 'is no longer available.',
  fewerLeft: 'has fewer pieces left than that.',
  sessionFull: 'has no seats left.',
  unknownSession: 'is not a session of this event.',
  notForYou: 'is not part of what you registered for.',
  notFull: 'still has seats: pick it instead of waiting.',
  alreadyYours: 'is among your workshops already.',
  namedGone: '{name} is no longer available.',
  overlaps: 'is at the same time as {name}, which you have chosen.',
  theCode: 'The code {item}',
} as const;
