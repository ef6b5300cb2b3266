/** Texts of transferring a registration to another person. */
export const transfer = {
  stays: 'Everything that is booked and paid stays. So does a membership: check whose it is.',
  asks: 'Personal answers are deleted. The new person is asked again: {steps}.',
  fills: 'Deleted, and closed to attendees: {steps}. Fill this in here afterwards.',
  code: 'They get a new code. {code} and {email} no longer open the registration.',
  tickets: '{count, plural, one {Its ticket gets a new code.} other {Its # tickets get new codes.}}',
  invoice: 'Invoice no. {number} stays unpaid; the new person owes it.',
  mails: '{email} gets an email. So does the new person, with the code.',
  final: 'This cannot be undone. To give it back, transfer it again.',
  enter: 'Enter the name and email address of the new person.',
  do: 'Transfer',
  done: 'Transferred to {name}. The new code is {code}.',
} as const;
