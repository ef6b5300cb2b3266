/** Emails to organizers about their own access and drafts. */
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
      'Sign in with the address this message was sent to.\n[Sign in]({link})',
      'If you do not know why you received this message, you can ignore it.',
    ],
  },
  'draft-refused': {
    subject: '“{draft}” could not be published',
    paragraphs: [
      'You set the draft “{draft}” of {event} to be published on {time}. It was not published, and the site is as it was.',
      '{reasons}',
      'You can correct the draft, then publish it or set another time.\n[Open the draft]({link})',
    ],
  },
} as const;
