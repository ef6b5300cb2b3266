/** Texts about new events. */
export const newEvents = {
  taken: 'There is already an event with this code.',
  hostTaken: 'Another event already uses this address.',
  noDate: 'This date does not exist.',
  noTimezone: 'This time zone does not exist.',
  unknownTemplate: 'There is no such template.',
} as const;
