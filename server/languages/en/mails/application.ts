/** What is written to somebody who applies for something. */
export const applicationMails = {
  application: {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      '{label}, {event}. Your code is {code}. Keep it: with your email address it opens what you sent.',
      'See what you sent: {link}',
    ],
  },
  'application-paid': {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      '{amount} has been paid. The receipt is attached.',
      '{label}, {event}. Your code is {code}. Keep it: with your email address it opens what you sent.',
      'See what you sent: {link}',
    ],
  },
  'application-invoiced': {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      'The invoice of {amount} is attached. Please pay it by {due}, as it says.',
      '{label}, {event}. Your code is {code}. Keep it: with your email address it opens what you sent.',
      'See what you sent: {link}',
    ],
  },
  'application-invoice-paid': {
    subject: 'Your payment has arrived: {event}',
    paragraphs: [
      'Your payment of {amount} by invoice no. {number} has arrived. {label}, {event}. Code: {code}',
      'The receipt is attached.',
      'See how it stands: {link}',
    ],
  },
  'application-invoice-soon': {
    subject: 'Invoice no. {number} is due on {due}: {event}',
    paragraphs: [
      'The invoice of {amount} for what you sent is due on {due}. {label}, {event}. Code: {code}',
      'It is attached once more and says how to pay it. If you have paid it in the last days, there is nothing more to do.',
      'See how it stands: {link}',
    ],
  },
  'application-invoice-late': {
    subject: 'Invoice no. {number} was due on {due}: {event}',
    paragraphs: [
      'The invoice of {amount} for what you sent was due on {due}, and we have not seen the money yet. {label}, {event}. Code: {code}',
      'It is attached once more and says how to pay it. If something is wrong with it, please reply to this message.',
      'See how it stands: {link}',
    ],
  },
  'application-invoice-void': {
    subject: 'Invoice no. {number} is void: {event}',
    paragraphs: [
      'The organizers have voided the invoice of {amount} for what you sent. Please do not pay it. {label}, {event}. Code: {code}',
      'What you sent is withdrawn with it, and what it held is free for others. You may send it anew as long as that is open.',
      'See what was withdrawn: {link}',
    ],
  },
  'application-decided': {
    subject: '{subject}',
    paragraphs: ['{text}', '{message}', '{asks}', '{back}', '{about}', 'See how it stands: {link}'],
  },
  'application-withdrawn': {
    subject: '{subject}',
    paragraphs: ['{text}', '{back}', '{about}', 'See what was withdrawn: {link}'],
  },
  'application-confirmed-organizer': {
    subject: '{name} confirms: {label}',
    paragraphs: ['{name} ({code}) takes part. {label}, {event}.'],
  },
  'application-withdrawn-organizer': {
    subject: '{name} has withdrawn: {label}',
    paragraphs: ['{name} ({code}) has withdrawn what was sent. {label}, {event}.', '{message}'],
  },
  'application-begun': {
    subject: '{label}: your code is {code}',
    paragraphs: [
      'You have begun something for {event}: {label}.',
      'Your code is {code}. With your email address it lets you go on, on any device, until you send it.',
      'Go on: {link}',
    ],
  },
} as const;
