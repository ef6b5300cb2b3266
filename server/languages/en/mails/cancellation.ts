/** Emails to attendees and organizers about a cancellation and its refund. */
export const cancellationMails = {
  cancelled: {
    subject: 'Your registration is cancelled: {event}',
    paragraphs: [
      'Hello {name},',
      'Your registration {code} for {event} has been cancelled. Your place and your seats have been released.',
      '{back}',
      'View the details: {link}',
    ],
  },
  'cancelled-organizer': {
    subject: '{name} has cancelled: {event}',
    paragraphs: [
      '{name} ({code}) is no longer attending {event}.',
      'Reason: {reason}',
      '{message}',
      'Refund: {amount}',
    ],
  },
  refunded: {
    subject: 'Your refund for {event}',
    paragraphs: [
      'Hello {name},',
      'We have refunded {amount} for your registration {code} for {event}. The receipt is attached.',
      'Most banks post refunds within ten days.',
    ],
  },
  'application-refunded': {
    subject: 'Your refund for {event}',
    paragraphs: [
      'Hello {name},',
      'We have refunded {amount} of your payment under code {code} for {event}. The receipt is attached.',
      'Most banks post refunds within ten days.',
    ],
  },
  'refund-failed': {
    subject: 'A refund failed: {event}',
    paragraphs: [
      'The payment service could not refund {amount} to {name} ({code}).',
      'Please refund them another way.',
    ],
  },
} as const;
