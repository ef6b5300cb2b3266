const known = [
  'Say a few words about yourself and look at the proposal; you can change it too. We ask for the address that this was sent to: {link}',
  'This link is yours alone. If you do not want to present, you can decline there.',
] as const;

/** What is written to whom a proposal names as presenters. */
export const presenterMails = {
  'presenter-asked': {
    subject: '{by} asks you to present at {event}',
    paragraphs: [
      'Hello {name},',
      '{by} proposes a workshop for {event} and would like you to present it too.',
      ...known,
    ],
  },
  'presenter-declined': {
    subject: '{presenter} has declined to present at {event}',
    paragraphs: [
      'Hello {name},',
      '{presenter} has declined to present your workshop proposal {code} for {event}.',
      'Ask someone else, or ask {presenter} again: {link}',
    ],
  },
  'presenter-declined-titled': {
    subject: '{presenter} has declined to present at {event}',
    paragraphs: [
      'Hello {name},',
      '{presenter} has declined to present the workshop “{title}” (proposal {code}) for {event}.',
      'Ask someone else, or ask {presenter} again: {link}',
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
    subject: '{by} asks you to present at {event}',
    paragraphs: [
      'Hello {name},',
      '{by} proposes the workshop “{title}” for {event} and would like you to present it too.',
      ...known,
    ],
  },
} as const;
