/** Emails to attendees and organizers about a changed registration. */
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
      'The organizers of {event} changed part of your program ({code}).',
      '{changes}',
      'The attached calendar file has your updated program. Open it to update your calendar.',
      'See your registration: {link}',
    ],
  },
  corrected: {
    subject: 'Your changes: {event}',
    paragraphs: [
      'Hello {name},',
      'Here is what you changed in {code} for {event}.',
      '{answers}',
      '{items}',
      '{money}',
      '{asks}',
      'View the details: {link}',
      '{confirm}',
    ],
  },
  'offer-accepted': {
    subject: 'It’s yours: {event}',
    paragraphs: [
      'Hello {name},',
      'You accepted what the waitlist offered you, for {code} at {event}.',
      '{items}',
      '{money}',
      '{asks}',
      'View the details: {link}',
    ],
  },
  'corrected-organizer': {
    subject: '{name} has made a change: {event}',
    paragraphs: ['{name} ({code}) has made a change.', '{answers}', '{items}', 'Difference: {amount}'],
  },
  'changed-organizer': {
    subject: '{name} has made a change: {event}',
    paragraphs: [
      '{name} ({code}) has changed how they will attend {event}.',
      'Before: {before}',
      'Now: {now}',
      '{items}',
      'Difference: {amount}',
    ],
  },
} as const;
