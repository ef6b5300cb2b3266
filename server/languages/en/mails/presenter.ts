const known = [
  'Add a short bio and review the proposal. You can edit it too. We’ll ask for the address this email was sent to.\n[Open the proposal]({link})',
  'This link is personal to you. If you do not want to present, use it to decline.',
] as const;

/** Emails to people whom a proposal names as presenters. */
export const presenterMails = {
  'presenter-asked': {
    subject: '{by} invites you to present at {event}',
    paragraphs: [
      'Hello {name},',
      '{by} is proposing a workshop for {event} and would like you to present it too.',
      ...known,
    ],
  },
  'presenter-declined': {
    subject: '{presenter} has declined to present at {event}',
    paragraphs: [
      'Hello {name},',
      '{presenter} has declined to present your workshop proposal {code} for {event}.',
      'Ask someone else, or ask {presenter} again.\n[Open the proposal]({link})',
    ],
  },
  'presenter-declined-titled': {
    subject: '{presenter} has declined to present at {event}',
    paragraphs: [
      'Hello {name},',
      '{presenter} has declined to present the workshop “{title}” (proposal {code}) for {event}.',
      'Ask someone else, or ask {presenter} again.\n[Open the proposal]({link})',
    ],
  },
  'proposal-scheduled': {
    subject: 'Your workshop at {event}: {when}',
    paragraphs: [
      'Hello {name},',
      'Your workshop “{title}” at {event} is on the schedule: {when}',
      '{room}',
      'If you cannot be there, please reply to this message.',
    ],
  },
  'presenter-asked-titled': {
    subject: '{by} invites you to present at {event}',
    paragraphs: [
      'Hello {name},',
      '{by} is proposing the workshop “{title}” for {event} and would like you to present it too.',
      ...known,
    ],
  },
} as const;
