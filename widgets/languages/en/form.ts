/** Texts of every widget and its surroundings; `{name}` is a placeholder. */
export const form = {
  optional: 'Optional',
  checking: 'Checking…',
  choose: 'Choose',
  clearChoice: 'Clear this choice',
  left: '{count} left',
  full: 'Full',
  oneMore: 'One more: {label}',
  oneLess: 'One less: {label}',
  /** Spec §5, word for word. */
  emailTypeClosed: 'You are not allowed edit Email Type',

  // Combobox
  openList: 'Show the list',
  noMatch: 'No matches',
  matches: '{count, plural, one {One choice} other {# choices}}. Use the arrow keys and Enter.',
  keepTyping: '{count} more: keep typing',

  // Lists from the server
  loading: 'Loading...',
  listFailed: 'The list could not be loaded.',
  tryAgain: 'Try again',

  // Address (spec §3 to §5)
  addAddress: 'Add an address',
  editAddress: 'Edit',
  removeAddress: 'Remove',
  addressRemoved: 'Address removed',
  addressSaved: 'Address saved',
  addressTitle: 'Add an address',
  addressEditTitle: 'Edit your address',
  continueAddress: 'Continue with the address',
  addressBegun: 'You started an address but have not saved it.',
  discardTitle: 'Discard what you typed?',
  discardText: 'This address is not saved yet.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  saveAddress: 'Save address',
  saving: 'Saving',
  cancel: 'Cancel',
  close: 'Close',
  country: 'Country',
  countryCA: 'Canada',
  countryUS: 'USA',
  countryOther: 'Other',
  countryName: 'Country name',
  street1: 'Street (include unit number if applicable)*',
  street2: 'Street, line 2',
  city: 'City',
  province: 'Province',
  state: 'State',
  postalCode: 'Postal code',
  zipCode: 'Zip code',
  postalHint: 'For example V5K 0A1',
  zipHint: 'For example 98101 or 98101-1234',
  addressType: 'Address type',
  typeHome: 'Home',
  typeWork: 'Work',
  typeLocation: 'Location',
  suggestions: 'Suggested addresses',
  saveFailed: 'The address could not be saved. What you typed is still here. Please try again.',
  removeFailed: 'The address could not be removed. Please try again.',

  // Repeatable group
  item: 'Entry',
  addItem: 'Add another',
  removeItem: 'Remove {item}',
  itemAdded: '{item} added',
  moveUp: 'Move {item} up',
  moveDown: 'Move {item} down',
  itemMoved: '{item} moved to position {place}',
  showMore: 'Show {count} more',
  noHours: 'No hours yet',
  hoursInAll: 'Total time: {length}',
  hoursLong: '{hours} h',
  hoursAndMinutesLong: '{hours} h {minutes} min',
  minutesLong: '{minutes} min',
  itemRemoved: '{item} removed',
  /** Spec §5 "a field must be filled before clicking Add". */
  fillFirst: 'Fill in a field before adding another',
  /** Spec §5 "Only one … may be added". */
  onlyOne: 'Only one may be added',
  onlySo: 'At most {count} may be added',

  /** What was picked, where it bears no name. */
  thisPick: 'This choice',

  // Error summary
  /** Counts from two on that a heading begins with, where the language writes them out there. */
  countsFromTwo: 'Two Three Four Five Six Seven Eight Nine Ten',
  oneError: 'One answer needs attention',
  severalErrors: '{count} answers need attention',
  moreErrors: 'and {count} more',
  showAll: 'Show all',
  colon: ': ',
} as const;
