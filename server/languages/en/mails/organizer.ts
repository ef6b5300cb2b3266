/** Emails to organizers about their own access. */
export const organizerMails = {
  'organizer-code': {
    subject: 'Your sign-in code for organizing {event}: {code}',
    paragraphs: [
      'Your code to sign in as an organizer of {event} is {code}.',
      'It can be used once, within {minutes} minutes.',
      'If you did not request it, you can ignore this message.',
    ],
  },
  'organizer-added': {
    subject: 'You are now an organizer of {event}',
    paragraphs: [
      '{by} added you to the team of {event} as {role}.',
      'Sign in with this address: {link}',
      'If you do not know why you received this message, you can ignore it.',
    ],
  },
} as const;
