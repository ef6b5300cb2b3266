/** What is written to somebody who registers, and to whom they invite. */
export const registrationMails = {
  confirmation: {
    subject: 'You are registered: {event}',
    paragraphs: [
      'Hello {name},',
      'Your registration for {event} ({date}) has been submitted.',
      '{booked}',
      'Your registration code is {code}. Keep it: with your email address it opens your registration again.',
      'View or change your registration: {link}',
      '{askedAfter}',
    ],
  },
  'confirmation-paid': {
    subject: 'You are registered: {event}',
    paragraphs: [
      'Hello {name},',
      'Your registration for {event} ({date}) has been submitted, and {amount} has been paid. The receipt is attached.',
      '{booked}',
      'Your registration code is {code}. Keep it: with your email address it opens your registration again.',
      'View or change your registration: {link}',
      '{askedAfter}',
    ],
  },
  'registration-begun': {
    subject: 'Your registration for {event} has begun',
    paragraphs: [
      'You have begun a registration for {event}. It is not submitted yet.',
      'Your registration code is {codes}. Keep it: with your email address it opens your registration on any device.',
      'Go on where you stopped: {link}',
      'If you did not begin it, you can ignore this message.',
    ],
  },
  'registration-code': {
    subject: 'Your registration code for {event}',
    paragraphs: [
      'Your registration code for {event}: {codes}',
      'With this code and your email address you can continue your registration: {link}',
      'If you did not ask for it, you can ignore this message.',
    ],
  },
  'address-confirm': {
    subject: 'Confirm your email address: {event}',
    paragraphs: [
      'The email address of {code} for {event} is now {address}. We’ll write to this address from now on.',
      'Confirm it: {link}',
      'Until you do, your former address opens it too.',
    ],
  },
  'address-changed': {
    subject: 'Your email address was changed: {event}',
    paragraphs: [
      'The email address of {code} for {event} is now {address}.',
      'This address opens it too until the new one is confirmed.',
      'If you did not change it, open it and change it back: {link}',
    ],
  },
  'access-code': {
    subject: 'Your access code for {event}: {code}',
    paragraphs: [
      'Your access code for {event} is {code}.',
      'It can be used once, within {minutes} minutes.',
      'If you did not ask for it, you can ignore this message.',
    ],
  },
  invitation: {
    subject: '{name} invites you to {event}',
    paragraphs: [
      'Hello {colleague},',
      '{name} is going to {event} ({date}, {location}), and thought that you might like to come too.',
      'Find out more and register: {link}',
      'Your address was used for this one message only.',
    ],
  },
} as const;
