/** Emails to attendees and to those whom they invite. */
export const registrationMails = {
  confirmation: {
    subject: 'You are registered: {event}',
    paragraphs: [
      'Hello {name},',
      'Your registration for {event} ({date}) has been submitted.',
      '{booked}',
      'Your registration code is {code}. Keep it: you’ll need it, with your email address, to open your registration.',
      'View or change your registration: {link}',
      '{askedAfter}',
    ],
  },
  'confirmation-paid': {
    subject: 'You are registered: {event}',
    paragraphs: [
      'Hello {name},',
      'Your registration for {event} ({date}) has been submitted, and we have received your payment of {amount}. The receipt is attached.',
      '{booked}',
      'Your registration code is {code}. Keep it: you’ll need it, with your email address, to open your registration.',
      'View or change your registration: {link}',
      '{askedAfter}',
    ],
  },
  'registration-begun': {
    subject: 'You started a registration for {event}',
    paragraphs: [
      'You started a registration for {event}. It has not been submitted yet.',
      'Your registration code is {codes}. Keep it: you’ll need it, with your email address, to open your registration on any device.',
      'Continue where you left off: {link}',
      'If you did not start it, you can ignore this message.',
    ],
  },
  'registration-code': {
    subject: 'Your registration code for {event}',
    paragraphs: [
      'Your registration code for {event}: {codes}',
      'With this code and your email address you can continue your registration.\n[Continue]({link})',
      'If you did not request it, you can ignore this message.',
    ],
  },
  'address-confirm': {
    subject: 'Confirm your email address: {event}',
    paragraphs: [
      'The email address for {code} at {event} is now {address}. We’ll use this address from now on.',
      '[Confirm the address]({link})',
      'Until you do, your previous address also works.',
    ],
  },
  'address-changed': {
    subject: 'Your email address was changed: {event}',
    paragraphs: [
      'The email address for {code} at {event} is now {address}.',
      'This address also works until the new one is confirmed.',
      'If you did not make this change, change it back.\n[Change it back]({link})',
    ],
  },
  'transfer-received': {
    subject: 'A registration for {event} is now yours',
    paragraphs: [
      'Hello {to},',
      'The registration of {from} for {event} was transferred to you.',
      'Your registration code is {code}. Keep it: you’ll need it, with your email address, to open your registration.',
      '{askedAfter}',
      'View or change your registration: {link}',
    ],
  },
  'transfer-given': {
    subject: 'Your registration for {event} was transferred',
    paragraphs: [
      'Your registration for {event} was transferred to {to}.',
      'Your code {code} no longer opens it.',
      'If this is a mistake, please write to the organizers.',
    ],
  },
  'access-code': {
    subject: 'Your access code for {event}: {code}',
    paragraphs: [
      'Your access code for {event} is {code}.',
      'It can be used once, within {minutes} minutes.',
      'If you did not request it, you can ignore this message.',
    ],
  },
  invitation: {
    subject: '{name} invites you to {event}',
    paragraphs: [
      'Hello {colleague},',
      '{name} is going to {event} ({date}, {location}) and thought you might like to come too.',
      'Find out more and register: {link}',
      'Your address was used for this one message only.',
    ],
  },
} as const;
