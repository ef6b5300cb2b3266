/** What is written of a group, to its contact and to whom they invite. */
export const groupMails = {
  'group-begun': {
    subject: 'Your group for {event}: {organization}',
    paragraphs: [
      'Hello {name},',
      'Your group {organization} is ready. Its code is {code}.',
      'Add people and follow how far they are: {link}',
      'Whoever comes with you can also join by this link, or by typing the code: {members}',
      'You pay once for everybody. What each member answers stays theirs.',
    ],
  },
  'group-invitation': {
    subject: '{contact} invites you to {event}',
    paragraphs: [
      'Hello {name},',
      '{contact} ({organization}) would like you to come to {event}, {date}, {location}.',
      'Answer a few questions and choose what you attend. {contact} pays: {link}',
      'This link is yours alone. {contact} sees how far you are and what it costs, never what you answer.',
      'If you do not want to come, you need do nothing.',
    ],
  },
  'group-member-ready': {
    subject: 'You are ready for {event}',
    paragraphs: [
      'Hello {name},',
      'You have answered everything for {event}. {contact} ({organization}) pays for you; your place and your workshops are kept until then.',
      'Your place is yours once that is paid, and you hear from us then.',
      'Look at what you have chosen: {link}',
    ],
  },
  'group-all-ready': {
    subject: 'Everybody is ready: {organization}',
    paragraphs: [
      'Hello {name},',
      'Everybody in your group {organization} ({code}) has answered everything for {event}. You can pay for them now: {link}',
      'Their places are kept for a few days only.',
    ],
  },
  'group-paid': {
    subject: 'Everything is paid for your group: {organization}',
    paragraphs: [
      'Hello {name},',
      'Your payment of {amount} for your group {organization} ({code}) at {event} has arrived. Members paid for: {people}.',
      'The receipt is attached. Each of them gets a confirmation of their own.',
      'Your group: {link}',
    ],
  },
  'group-invoice': {
    subject: 'Invoice no. {number} for {organization}: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice of {amount} for your group {organization} ({code}) at {event} is attached. Please pay it by {due}, as it says.',
      'Everybody on it keeps their place until then, and gets a confirmation once it is paid.',
      'Your group: {link}',
    ],
  },
  'group-invoice-soon': {
    subject: 'Invoice no. {number} is due on {due}: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice of {amount} for your group {organization} ({code}) is due on {due}. It is attached once more and says how to pay it.',
      'If you have paid it in the last days, there is nothing more to do.',
      'Your group: {link}',
    ],
  },
  'group-invoice-late': {
    subject: 'Invoice no. {number} was due on {due}: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice of {amount} for your group {organization} ({code}) was due on {due}, and we have not seen the money yet. It is attached once more and says how to pay it.',
      'Your places are kept as long as it is open. If something is wrong with it, please reply to this message.',
      'Your group: {link}',
    ],
  },
  'group-invoice-void': {
    subject: 'Invoice no. {number} is void: {event}',
    paragraphs: [
      'Hello {name},',
      'The organizers have voided the invoice of {amount} for your group {organization} ({code}). Please do not pay it.',
      'What it kept for the people on it is free for others now. Whoever still wants to come finishes once more, and you can pay then.',
      'Your group: {link}',
    ],
  },
  'group-member-cancelled': {
    subject: '{member} no longer comes to {event}',
    paragraphs: [
      'Hello {name},',
      '{member} has cancelled what your group {organization} ({code}) has paid for.',
      '{back}',
    ],
  },
  'group-member-changed': {
    subject: '{member} has made a change: {event}',
    paragraphs: [
      'Hello {name},',
      '{member} has changed what your group {organization} ({code}) has paid for.',
      '{back}',
    ],
  },
  'group-refunded': {
    subject: 'A refund for your group {organization}: {event}',
    paragraphs: [
      'Hello {name},',
      '{amount} went back to the card that your group ({code}) paid with, for {member}.',
      'The receipt is attached.',
    ],
  },
  'group-handed-over': {
    subject: 'Your group is in other hands: {organization}',
    paragraphs: [
      'Hello {name},',
      '{other} is now the contact of the group {organization} ({code}) for {event}. You can no longer open it.',
      'If that was not you, please answer this message.',
    ],
  },
  'group-taken-over': {
    subject: 'You are now the contact of a group: {organization}',
    paragraphs: [
      'Hello {name},',
      '{other} has made you the contact of the group {organization} for {event}. Its code is {code}.',
      'Add people, follow how far they are, and pay for all of them: {link}',
      'To open it, type the code and this address.',
    ],
  },
} as const;
