/** Emails to people on a waitlist. */
export const waitlistMails = {
  'waitlist-joined': {
    subject: 'You are on the waitlist: {event}',
    paragraphs: [
      'Hello {name},',
      'You are on the waitlist for {event}. Your position: {position}.',
      'Check your position at any time: {link}',
      'We’ll email you as soon as a place opens up for you.',
    ],
  },
  'waitlist-offer': {
    subject: 'A place is available for you: {event}',
    paragraphs: [
      'Hello {name},',
      'You are next on the waitlist for {event}. A place is held for you until {until}. {price}',
      'Register with the email address this message was sent to.\n[Register]({link})',
      'After that, the place is offered to the next person.',
      'If you cannot come, decline the place so the next person can have it right away.\n[Decline the place]({decline})',
    ],
  },
  'waitlist-declined': {
    subject: 'You have declined a place: {event}',
    paragraphs: [
      'Hello {name},',
      'You declined the place that was held for you at {event}. It is being offered to the next person.',
      'If you change your mind, you can join the waitlist again.\n[Join the waitlist]({link})',
    ],
  },
  'waitlist-lapsed': {
    subject: 'Your offer has expired: {event}',
    paragraphs: [
      'Hello {name},',
      'A place at {event} was held for you, and the offer has expired. It is being offered to the next person.',
      'If you still want to come, you can join the waitlist again.\n[Join the waitlist]({link})',
    ],
  },
  'offer-reminder': {
    subject: 'Your offer expires soon: {event}',
    paragraphs: [
      'Your offer at {event} is held until {until}: {item}.',
      'After that, it goes to the next person on the waitlist.',
      '[Accept or decline]({link})',
    ],
  },
  'choice-offer': {
    subject: 'Now available for you: {choice}',
    paragraphs: [
      'What you were waiting for at {event} is now available: {choice}. It is held for you until {until}. {price}',
      'Nothing is chosen yet. To get it, continue and choose it by then.\n[Continue]({link})',
    ],
  },
  'choice-offer-submitted': {
    subject: 'Held for you: {choice}',
    paragraphs: [
      'What you were waiting for at {event} is now available: {choice}. It is held for you until {until}. {price}',
      'It has a price, or replaces something you have. Open the offer to see the cost, or to leave it to the next person.\n[Open the offer]({link})',
    ],
  },
  'choice-reserved': {
    subject: 'Added for you: {choice}',
    paragraphs: [
      'What you were waiting for at {event} is now available, and it is yours: {choice}.',
      'See everything you have: {link}',
    ],
  },
  'choice-lapsed': {
    subject: 'No longer held for you: {choice}',
    paragraphs: [
      '{choice} was held for you at {event}, and the time to choose it has run out. It goes to the next person on the waitlist.',
      'Nothing else has changed. You can choose something else, or join the waitlist again.\n[Choose]({link})',
    ],
  },
  'seat-offer': {
    subject: 'A seat is available for you: {workshop}',
    paragraphs: [
      'A seat has opened up in the workshop “{workshop}” at {event}. It is held for you until {until}. {price}',
      'Finish your registration by then to keep it.\n[Continue]({link})',
    ],
  },
  'seat-offer-submitted': {
    subject: 'A seat is held for you: {workshop}',
    paragraphs: [
      'A seat has opened up in the workshop “{workshop}” at {event}. It is held for you until {until}. {price}',
      'To take it, open your registration. You will see what it costs and whether it replaces another of your workshops. You can also leave the seat to the next person there.\n[Open my registration]({link})',
    ],
  },
  'seat-lapsed': {
    subject: 'Your seat is no longer held: {workshop}',
    paragraphs: [
      'A seat in the workshop “{workshop}” at {event} was held for you, and the time to take it has run out. It goes to the next person.',
      'Nothing else has changed. You can continue, or choose another workshop.\n[Continue]({link})',
    ],
  },
  'seat-reserved': {
    subject: 'You have a seat: {workshop}',
    paragraphs: [
      'A seat has opened up in the workshop “{workshop}” at {event}, and it is yours.',
      'View or change your registration: {link}',
    ],
  },
} as const;
