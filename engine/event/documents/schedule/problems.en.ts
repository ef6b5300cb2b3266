/** What can be wrong with schedules, in English. */
export const en = {
  neverOffered: 'The workshop "{code}" has no session, so it cannot be chosen. Add a session or remove it.',
  neverAttended:
    'No registration that chooses workshops can attend this session, because of its time’s track or day or its type. Correct one of them.',
  presenterWithoutName: 'This presenter has no name. Enter it, or remove the presenter.',
  noPerson: 'No person is called "{name}".',
  inPersonOnline:
    'The session is in person, but the track "{track}" of its time is online only. Correct its type or time.',
  unknownRoom: 'No floor plan has the room "{room}". Correct its name, or add it to a plan.',
  bookedTwice: '"{room}" is booked twice at {time}: it has "{other}" ({pointer}), from {start} to {end}.',
  otherRoomOrTime: 'another room or time',
  reservedSession: '"{code}" is reserved and never shown in a cart.',
  keptOverCapacity: '"kept" is greater than the capacity.',
  feeAndFree: 'A session with a fee cannot be "free_included".',
} as const;
