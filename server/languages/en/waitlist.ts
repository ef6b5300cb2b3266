/** What is said of the waitlist; `{name}` stands for what is said with it. */
export const waitlist = {
  nothingOffered: 'Nothing has been offered to this entry of the waitlist yet.',
  taken: 'This place has been taken. To give it up, cancel or withdraw what you sent.',
  beingPaid: 'This place is being paid for, by you or by your group. Please wait until that has ended.',
  unknownEntry: 'is not an entry of the waitlist.',
  noWaitlist: 'is not open for this event.',
} as const;
