/** What is written of a change of a registration, to attendees and organizers. */
export const changeMails = {
  changed: {
    subject: 'Your registration has changed: {event}',
    paragraphs: [
      'Hello {name},',
      'Your registration {code} for {event} is now:\n{now}',
      '{items}',
      '{money}',
      '{asks}',
      'See your registration: {link}',
    ],
  },
  'sessions-changed': {
    subject: 'Your program has changed: {event}',
    paragraphs: [
      'Hello {name},',
      'The organizers of {event} have changed parts of the program that you have booked with {code}.',
      '{changes}',
      'The calendar file shows your program as it is now. Open it to update your calendar.',
      'See your registration: {link}',
    ],
  },
  corrected: {
    subject: 'What you changed: {event}',
    paragraphs: [
      'Hello {name},',
      'This is what you changed in {code} for {event}.',
      '{answers}',
      '{items}',
      '{money}',
      '{asks}',
      'See what you have now: {link}',
      '{confirm}',
    ],
  },
  'corrected-organizer': {
    subject: '{name} has made a change: {event}',
    paragraphs: [
      '{name} ({code}) has corrected or added something.',
      '{answers}',
      '{items}',
      'Difference: {amount}',
    ],
  },
  'changed-organizer': {
    subject: '{name} has made a change: {event}',
    paragraphs: [
      '{name} ({code}) comes to {event} another way now.',
      'Before: {before}',
      'Now: {now}',
      '{items}',
      'Difference: {amount}',
    ],
  },
} as const;
