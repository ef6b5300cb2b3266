/** Emails about money owed after submission. */
export const owedMails = {
  owed: {
    subject: 'Please pay {amount} by {due}: {event}',
    paragraphs: [
      'Hello {name},',
      'You have {amount} to pay for {event} by {due}. Code: {code}',
      'Invoice no. {number} is attached. If you have already paid it, you do not need to do anything.',
      'Pay by card: {link}',
    ],
  },
  'owed-late': {
    subject: 'Invoice no. {number} was due on {due}: {event}',
    paragraphs: [
      'Hello {name},',
      'Your invoice for {amount} was due on {due}, and we have not received your payment yet. {event}. Code: {code}',
      'It is attached again. If something is wrong with it, please reply to this message.',
      'Pay by card: {link}',
    ],
  },
  'owed-paid': {
    subject: 'Payment received: {event}',
    paragraphs: [
      'Hello {name},',
      'We have received your payment of {amount} for invoice no. {number}. {event}. Code: {code}',
      'The receipt is attached.',
    ],
  },
  'owed-void': {
    subject: 'Invoice no. {number} is void: {event}',
    paragraphs: [
      'Hello {name},',
      'The organizers have cancelled your invoice for {amount}. Please do not pay it. {event}. Code: {code}',
      'Nothing else about your registration has changed.',
    ],
  },
} as const;
