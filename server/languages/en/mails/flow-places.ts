/** Emails to people on an application's waitlist. */
export const flowPlaceMails = {
  'flow-place-joined': {
    subject: 'You are on the waitlist: {label}',
    paragraphs: [
      'Hello {name},',
      'You are on the waitlist for “{label}” at {event}. Your position: {position}.',
      'Check your position at any time: {link}',
      'We’ll email you as soon as a place opens up for you.',
    ],
  },
  'flow-place-offer': {
    subject: 'A place is available for you: {label}',
    paragraphs: [
      'Hello {name},',
      'A place has opened up for “{label}” at {event}. It is held for you until {until}.',
      'Submit by then, using the email address this message was sent to.\n[Start]({link})',
      'After that, the place is offered to the next person.',
      'If you no longer want it, decline it so the next person can have it right away.\n[Decline the place]({decline})',
    ],
  },
  'flow-place-declined': {
    subject: 'You have declined a place: {label}',
    paragraphs: [
      'Hello {name},',
      'You declined the place that was held for you for “{label}” at {event}. It is being offered to the next person.',
      'If you change your mind, you can join the waitlist again.\n[Join the waitlist]({link})',
    ],
  },
  'flow-place-lapsed': {
    subject: 'Your offer has expired: {label}',
    paragraphs: [
      'Hello {name},',
      'A place for “{label}” at {event} was held for you, and the offer has expired. It is being offered to the next person.',
      'If you still want one, you can join the waitlist again.\n[Join the waitlist]({link})',
    ],
  },
} as const;
