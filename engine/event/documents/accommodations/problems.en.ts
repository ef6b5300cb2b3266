/** What can be wrong with accommodations, in English. */
export const en = {
  roomsAfterEvent: 'Rooms are held until after the event. Enter the last day they can be booked.',
} as const;
