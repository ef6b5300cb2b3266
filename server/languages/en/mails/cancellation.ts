/** What is written of a cancellation and its refund, to attendees and organizers. */
export const cancellationMails = {
  cancelled: {
    subject: 'Your registration is cancelled: {event}',
    paragraphs: [
      'Hello {name},',
      'Your registration {code} for {event} is cancelled. Your place and your seats were given back.',
      '{back}',
      'See what was cancelled: {link}',
    ],
  },
  'cancelled-organizer': {
    subject: '{name} has cancelled: {event}',
    paragraphs: [
      '{name} ({code}) no longer comes to {event}.',
      'Reason: {reason}',
      '{message}',
      'Refund: {amount}',
    ],
  },
  refunded: {
    subject: 'Your refund for {event}',
    paragraphs: [
      'Hello {name},',
      '{amount} of your registration {code} for {event} has been refunded. The receipt is attached.',
      'Most banks show it within ten days.',
    ],
  },
  'application-refunded': {
    subject: 'Your refund for {event}',
    paragraphs: [
      'Hello {name},',
      '{amount} of what you paid under the code {code} for {event} has been refunded. The receipt is attached.',
      'Most banks show it within ten days.',
    ],
  },
  'refund-failed': {
    subject: 'A refund was refused: {event}',
    paragraphs: [
      'The payment service has refused to refund {amount} to {name} ({code}).',
      'Please give it back another way.',
    ],
  },
} as const;
