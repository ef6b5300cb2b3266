/** What is written to somebody who waits for a place of something that can be applied for. */
export const flowPlaceMails = {
  'flow-place-joined': {
    subject: 'You are on the waitlist: {label}',
    paragraphs: [
      'Hello {name},',
      'You wait for a place: “{label}”, at {event}. Your place in line: {position}.',
      'This page always shows where you stand: {link}',
      'We write to you as soon as a place is yours.',
    ],
  },
  'flow-place-offer': {
    subject: 'A place is free for you: {label}',
    paragraphs: [
      'Hello {name},',
      'A place has come free: “{label}”, at {event}. It is kept for you until {until}.',
      'Send your application by then, with the email address that this message was sent to: {link}',
      'After that time the place is offered to the next person.',
      'If you do not want it any more, decline it here, and the next person has it at once: {decline}',
    ],
  },
  'flow-place-declined': {
    subject: 'You have declined a place: {label}',
    paragraphs: [
      'Hello {name},',
      'You have declined the place that was kept for you: “{label}”, at {event}. It is offered to the next person.',
      'Should you want it after all, you can join the waitlist again: {link}',
    ],
  },
  'flow-place-lapsed': {
    subject: 'The time for your place is over: {label}',
    paragraphs: [
      'Hello {name},',
      'A place was kept for you, and the time to take it is over: “{label}”, at {event}. It is offered to the next person.',
      'Should you still want one, you can join the waitlist again: {link}',
    ],
  },
} as const;
