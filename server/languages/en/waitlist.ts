/** Texts about the waitlist; `{name}` is a placeholder. */
export const waitlist = {
  nothingOffered: 'No place has been offered to this waitlist entry yet.',
  taken: 'You have already accepted this place. To give it up, cancel or withdraw your submission.',
  beingPaid:
    'This place is being paid for, by you or by your group. Please wait until the payment is complete.',
  unknownEntry: 'is not on the waitlist.',
  noWaitlist: 'is not open for this event.',
  stillFree: 'is available now. Choose it instead of joining the waitlist.',
  notNow: 'It cannot be offered to them now: their registration does not allow it, or they are paying.',
  overReserved: '{name} ({taken} taken and {reserved} reserved, of {total})',
  noneLeft: 'None is left. Choose to overbook, or wait.',
  aPlace: 'a place',
  costs: 'The price is {amount}, plus tax if there is any.',
  costsFrom: 'Prices start at {amount}, plus tax if there is any.',
  aPlaceIn: 'a place, {label}',
  aSeat: 'a seat in the workshop “{workshop}”',
} as const;
