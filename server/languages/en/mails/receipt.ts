/** The email with a receipt. */
export const receiptMails = {
  receipt: {
    subject: 'Your receipt for {event}',
    paragraphs: [
      'The receipt for your registration {code} for {event} is attached.',
      'If you did not request it, you can ignore this message.',
    ],
  },
  'receipt-party': {
    subject: 'Receipt from {name} for {event}',
    paragraphs: [
      'Hello,',
      '{name} asked us to send you the receipt for their registration for {event}. It is attached.',
      'Your address was used for this one message only.',
    ],
  },
} as const;
