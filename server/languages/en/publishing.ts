/** What can be wrong with a document beside others, and whom publishing it affects; `{name}` is a placeholder. */
export const publishing = {
  // Beside other documents
  unstorable: 'This contains characters that are not allowed.',
  tooDeep: 'This is nested too deep.',
  noEvent: 'There is no event "{event}".',
  otherEvent: 'This document is of the event "{event}".',
  notTimeZone: '"{zone}" is not a time zone.',
  leansOn: 'The published document "{document}" depends on this at {pointer}.',
  hostTaken: '"{host}" serves the event "{event}".',
  listUsed: 'The form "{form}" takes its options from "{list}".',
  noPageAt: 'There is no page at {path} yet.',
  noPicture: 'There is no picture {address}; something is drawn in its place until it is uploaded.',
  uploaded: 'an address that npx rostrum upload printed',
  notConfirmed: '{name} has not confirmed yet.',

  // Taking a page off the site
  onlyPages:
    'Only pages can be taken off the site, and "{document}" is not a page. To change its content, publish another version of it.',
  homePage:
    '"{document}" is the home page, where visitors arrive first. To change its content, publish another version of it.',
  activeHomePage:
    '"event/{event}" uses "{document}" as its home page. Change "website_homepage_active" there first, then unpublish this page.',
  leadsHere: '"{document}" links to {path}, where there is no longer a page.',

  // Deleting a document
  eventStays: 'The event itself cannot be deleted.',
  flowStays:
    '{count, plural, one {One registration or application was} other {# registrations or applications were}} sent through these steps, so they must stay. To close them, give them an end date.',
  pricesStay:
    '{count, plural, one {One registration or application was} other {# registrations or applications were}} sent, and what is owed is worked out from this document. It must stay.',
  bookingsStay:
    '{count, plural, one {One registration has} other {# registrations have}} booked something here. First publish it without what they booked, and they get an email. Then it can be deleted.',
  leansOnRemoved: '"{document}" still refers to "{removed}" at {pointer}.',
  mentionedStill: '"{document}" is still mentioned here.',
  formDeleted: 'The form is deleted. Its answers are kept, and exported under their codes.',
  flowDeleted: 'The steps are deleted. What was begun in them can no longer be finished.',
  waitingLost:
    '{count, plural, one {One person is} other {# people are}} on the waitlist, and will not be offered a place.',

  // Stored versions and files
  newerFormat: 'It is written in format {format}, which is newer than the format of this server, {own}.',
  unknownKind: 'It is not of a kind of document that this server knows.',
  notConverted: 'It cannot be converted: {reason}',
  sameName: 'Another document is called "{document}". Publish one of the two under another code.',
  unreadable: '{reason}',
  notJson: 'This is not JSON: {fault}.',

  // Why a text is not JSON
  comma: 'the comma on line {line} is followed by nothing. Remove it',
  comment: 'line {line} has a comment, which JSON does not allow. Remove it',
  quote: 'line {line} has a curly quotation mark ({mark}). Use straight ones (") around names and texts',
  single: 'line {line} has a single quotation mark (\'). Use double ones (") around names and texts',
  notRead: 'line {line} cannot be read ({reason})',
  twice: '"{key}" is given twice, on line {first} and on line {second}. Keep one of them',

  // Whom a new version affects
  affected:
    '{count, plural, one {# registration or application is} other {# registrations or applications are}} affected.',
  trackRemoved: 'The track "{name}" is removed.',
  dayRemoved: 'The day "{name}" is removed.',
  dayMoved: 'The day "{name}" is on {date}, no longer on {before}.',
  variantRemoved: '"{product}, {variant}" is removed.',
  activityRemoved: 'The activity "{name}" is removed.',
  activityMoved: 'The activity "{name}" is at another time.',
  activityElsewhere: 'The activity "{name}" is in another place.',
  offerRemoved: 'The offer "{name}" is removed.',
  offerMoved: 'The offer "{name}" is at another time.',
  offerElsewhere: 'The offer "{name}" is in another place.',
  sessionRemoved: 'The session "{name}" ({code}) is removed.',
  sessionMoved: 'The session "{name}" ({code}) is at another time.',
  sessionElsewhere: 'The session "{name}" ({code}) is in another place.',
  fieldRemoved: 'The field "{field}" is removed. Its answers are kept, and exported under its code.',
  optionRemoved:
    'The option "{option}" of the field "{field}" is removed. People who chose it will be asked again.',
  sessionAgain: 'The session "{name}" ({code}) is published again.',
  activityAgain: 'The activity "{name}" is published again.',
  seatsStayFree: 'Bookings that were refunded stay cancelled, and their seats are free.',
  placesStayFree: 'Bookings that were refunded stay cancelled, and their places are free.',
  countAgain: 'Bookings that nothing was paid for count again.',
} as const;
