/** What is written to somebody who waits for a place or a seat. */
export const waitlistMails = {
  'waitlist-joined': {
    subject: 'You are on the waitlist: {event}',
    paragraphs: [
      'Hello {name},',
      'You are on the waitlist of {event}. Your place in line: {position}.',
      'This page always shows where you stand: {link}',
      'We write to you as soon as a place is yours.',
    ],
  },
  'waitlist-offer': {
    subject: 'A place is free for you: {event}',
    paragraphs: [
      'Hello {name},',
      'You are next on the waitlist of {event}: a place is kept for you until {until}.',
      'Register with the email address that this message was sent to: {link}',
      'After that time the place is offered to the next person.',
      'If you cannot come, decline the place here, and the next person has it at once: {decline}',
    ],
  },
  'waitlist-declined': {
    subject: 'You have declined a place: {event}',
    paragraphs: [
      'Hello {name},',
      'You have declined the place that was kept for you at {event}. It is offered to the next person.',
      'Should you want to come after all, you can join the waitlist again: {link}',
    ],
  },
  'waitlist-lapsed': {
    subject: 'The time for your place is over: {event}',
    paragraphs: [
      'Hello {name},',
      'A place at {event} was kept for you, and the time to take it is over. It is offered to the next person.',
      'Should you still want to come, you can join the waitlist again: {link}',
    ],
  },
  'choice-offer': {
    subject: 'Free for you: {choice}',
    paragraphs: [
      'What you were waiting for at {event} has come free: {choice}. It is kept for you until {until}.',
      'Nothing is chosen yet. Go on with your application and choose it by then: {link}',
    ],
  },
  'choice-lapsed': {
    subject: 'No longer kept for you: {choice}',
    paragraphs: [
      '{choice} was kept for you at {event}, and the time to choose it is over. It goes to the next in line.',
      'Your application is as you left it. Choose something else, or wait again: {link}',
    ],
  },
  'seat-offer': {
    subject: 'A seat is free for you: {workshop}',
    paragraphs: [
      'A seat has come free in the workshop “{workshop}” of {event}. It is held for you until {until}.',
      'Finish your registration by then to keep it: {link}',
    ],
  },
  'seat-offer-submitted': {
    subject: 'A seat is kept for you: {workshop}',
    paragraphs: [
      'A seat has come free in the workshop “{workshop}” of {event}. It is kept for you until {until}.',
      'It has a fee, or takes place at the same time as another of your workshops. Open your registration to see what taking it comes to, or to leave it to the next person: {link}',
    ],
  },
  'seat-lapsed': {
    subject: 'Your seat is no longer held: {workshop}',
    paragraphs: [
      'A seat in the workshop “{workshop}” of {event} was held for you, and the time to take it is over. It goes to the next person.',
      'Everything else is as it was; go on with it, or choose another workshop: {link}',
    ],
  },
  'seat-reserved': {
    subject: 'You have a seat: {workshop}',
    paragraphs: [
      'A seat came free in the workshop “{workshop}” of {event}, and it is yours.',
      'View or change your registration: {link}',
    ],
  },
} as const;
