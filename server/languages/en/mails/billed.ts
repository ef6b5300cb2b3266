/** Emails about split invoices, to everyone whose part changes. */
export const billedMails = {
  'invoice-split': {
    subject: 'Invoice no. {number} was split: {event}',
    paragraphs: [
      'Hello {name},',
      'The organizers have split your invoice no. {number} for {amount}. It is void: please do not pay it. {event}. Code: {code}',
      'New invoices replace it:\n{parts}',
      '{pay}',
    ],
  },
  billed: {
    subject: 'Invoice no. {number} for {payee}: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice for {amount} for {payee} at {event} is attached. Please pay it by {due}.',
      'If it is not for you, please reply to this message.',
      '{pay}',
    ],
  },
  'billed-soon': {
    subject: 'Invoice no. {number} is due on {due}: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice for {amount} for {payee} is due on {due}. It is attached again.',
      'If you have already paid, you do not need to do anything.',
      '{pay}',
    ],
  },
  'billed-late': {
    subject: 'Invoice no. {number} was due on {due}: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice for {amount} for {payee} was due on {due}, and we have not received your payment yet. It is attached again.',
      'If something is wrong with it, please reply to this message.',
      '{pay}',
    ],
  },
  'billed-paid': {
    subject: 'Payment received for invoice no. {number}: {event}',
    paragraphs: [
      'Hello {name},',
      'We have received your payment of {amount} for {payee} at {event}, invoice no. {number}.',
      'The receipt is attached.',
    ],
  },
  'billed-void': {
    subject: 'Invoice no. {number} is void: {event}',
    paragraphs: [
      'Hello {name},',
      'The invoice for {amount} for {payee} at {event} is void. Please do not pay it.',
      'If you have already paid it, please reply to this message.',
    ],
  },
} as const;
