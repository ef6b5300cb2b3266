/** What is said of the site’s pages, signups and pictures; `{name}` stands for what is said with it. */
export const site = {
  notOfferedHere: 'is not offered here.',
  required: 'is required.',
  emailNeeded: 'must be a valid email address.',
  phoneNeeded: 'must be a valid phone number.',
  notOver: 'is not over yet.',
  cannotDoWithout: 'stays on the site, which cannot do without it.',
  confirm: 'affects people or what they are charged. Confirm that it is to be published.',
  publishedAlready:
    'is published already, as version {version}, and does not say which version it was made of.',
  newerVersion: 'was changed meanwhile: version {version} is newer than the one it was made of.',
  unknownVersion:
    'names version {from}, but the newest one here is {version}. Was it pulled from another event or server?',
  refused: 'was refused; the last good version stays.',
  stepsUnpublished: 'have not been published.',
  unpublished: 'has not been published.',
  noPoint: 'must be two percentages, from the left and from the top, such as 50,30.',
  noHash: 'is not good any more: ask for another.',
  noneOfTheEvents: 'is none of the events that are served: {known}.',
  noEventHere: 'There is no event at this address',
  noEventHereText:
    'The address may be misspelled, or the event may have ended. Check it in the message that brought you here.',
} as const;
