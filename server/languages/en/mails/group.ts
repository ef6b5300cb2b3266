/** Emails to a group's contact and to those whom they invite. */
export const groupMails = {
  'group-begun': {
    subject: 'Your group for {event}: {organization}',
    paragraphs: [
      'Hello {name},',
      'Your group {organization} is ready. Its code is {code}.',
      'Add people and follow their progress: {link}',
      'People coming with you can also join by entering the code, or with this link.\n[Join the group]({members})',
      'You pay once for everyone. Each member’s answers stay private.',
    ],
  },
  'group-invitation': {
    subject: '{contact} invites you to {event}',
    paragraphs: [
      'Hello {name},',
      '{contact} ({organization}) would like you to come to {event}, {date}, {location}.',
      'Answer a few questions and choose what to attend. {contact} pays.\n[Start]({link})',
      'This link is personal to you. {contact} sees your progress and the cost, never your answers.',
      'If you do not want to come, you do not need to do anything.',
    ],
  },
  'group-member-ready': {
    subject: 'You are ready for {event}',
    paragraphs: [
      'Hello {name},',
      'You have answered everything for {event}. {contact} ({organization}) is paying for you. Your place and your workshops are held until then.',
      'Your place is confirmed once that payment is made. We’ll email you then.',
      'View your choices: {link}',
    ],
  },
  'group-all-ready': {
    subject: 'Everyone is ready: {organization}',
    paragraphs: [
      'Hello {name},',
      'Everyone in your group {organization} ({code}) has finished for {event}. You can now pay.\n[Pay for the group]({link})',
      'Their places are held for a few days only.',
    ],
  },
  'group-paid': {
    subject: 'Payment received for your group: {organization}',
    paragraphs: [
      'Hello {name},',
      'We have received your payment of {amount} for your group {organization} ({code}) at {event}. Members paid for: {people}.',
      'The receipt is attached. Each member gets their own confirmation.',
      '[Open the group]({link})',
    ],
  },
  'group-invoice': {
    subject: 'Invoice no. {number} for {organization}: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice for {amount} for your group {organization} ({code}) at {event} is attached. Please pay it by {due}, following its instructions.',
      'Everyone listed on it keeps their place until then, and gets a confirmation once it is paid.',
      '[Open the group]({link})',
    ],
  },
  'group-invoice-soon': {
    subject: 'Invoice no. {number} is due on {due}: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice for {amount} for your group {organization} ({code}) is due on {due}. It is attached again, with payment instructions.',
      'If you have already paid, you do not need to do anything.',
      '[Open the group]({link})',
    ],
  },
  'group-invoice-late': {
    subject: 'Invoice no. {number} was due on {due}: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice for {amount} for your group {organization} ({code}) was due on {due}, and we have not received your payment yet. It is attached again, with payment instructions.',
      'Your places are held while the invoice is unpaid. If something is wrong with it, please reply to this message.',
      '[Open the group]({link})',
    ],
  },
  'group-invoice-void': {
    subject: 'Invoice no. {number} is void: {event}',
    paragraphs: [
      'Hello {name},',
      'The organizers have cancelled the invoice for {amount} for your group {organization} ({code}). Please do not pay it.',
      'The places it held have been released. Anyone who still wants to come must finish again before you can pay.',
      '[Open the group]({link})',
    ],
  },
  'group-member-cancelled': {
    subject: '{member} is no longer attending {event}',
    paragraphs: [
      'Hello {name},',
      '{member} has cancelled a place your group {organization} ({code}) paid for.',
      '{back}',
    ],
  },
  'group-member-changed': {
    subject: '{member} has made a change: {event}',
    paragraphs: [
      'Hello {name},',
      '{member} has changed what your group {organization} ({code}) paid for.',
      '{back}',
    ],
  },
  'group-refunded': {
    subject: 'A refund for your group {organization}: {event}',
    paragraphs: [
      'Hello {name},',
      '{amount} was refunded to the card your group ({code}) paid with, for {member}.',
      'The receipt is attached.',
    ],
  },
  'group-handed-over': {
    subject: 'Your group was transferred: {organization}',
    paragraphs: [
      'Hello {name},',
      '{other} is now the contact of the group {organization} ({code}) for {event}. You can no longer open it.',
      'If you did not ask for this, please reply to this message.',
    ],
  },
  'group-taken-over': {
    subject: 'You are now the contact of a group: {organization}',
    paragraphs: [
      'Hello {name},',
      '{other} has made you the contact of the group {organization} for {event}. Its code is {code}.',
      'Add people, follow their progress, and pay for everyone.\n[Open the group]({link})',
      'To open it, enter the code and this email address.',
    ],
  },
} as const;
