/** What is said of the site’s pages, signups and pictures; `{name}` stands for what is said with it. */
export const site = {
  notYetPublished: 'This site is not published yet. Please come back soon.',
  notOfferedHere: 'is not offered here.',
  required: 'is required.',
  emailNeeded: 'must be a valid email address.',
  phoneNeeded: 'must be a valid phone number.',
  notOver: 'is not over yet.',
  cannotDoWithout: 'cannot be removed: the site needs it.',
  confirm: 'affects people or what they are charged. Confirm that it is to be published.',
  publishedAlready: 'is already published as version {version}. Include the version you started from.',
  newerVersion: 'was changed by someone else. Version {version} is newer than the one you started from.',
  unknownVersion:
    'is based on version {from}, but the newest version here is {version}. Check that it was pulled from this event and server.',
  refused: 'was rejected. The last valid version stays live.',
  stepsUnpublished: 'have not been published.',
  unpublished: 'has not been published.',
  noPoint: 'must be two percentages, from the left and from the top, such as 50,30.',
  noHash: 'has expired. Request a new one.',
  noneOfTheEvents: 'is not an event on this server. Known events: {known}.',
  noEventHere: 'There is no event at this address',
  noEventHereText: 'The address may be misspelled, or the event may be over. Check the link you followed.',
} as const;
