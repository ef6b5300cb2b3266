/** Emails to applicants. */
export const applicationMails = {
  application: {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      '{label}, {event}. Your code is {code}. Keep it: you’ll need it, with your email address, to open your submission.',
      'View your submission: {link}',
    ],
  },
  'application-paid': {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      'We have received your payment of {amount}. The receipt is attached. {ifDeclined}',
      '{label}, {event}. Your code is {code}. Keep it: you’ll need it, with your email address, to open your submission.',
      'View your submission: {link}',
    ],
  },
  'application-invoiced': {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      'Your invoice for {amount} is attached. Please pay it by {due}, following its instructions. {ifDeclined}',
      '{label}, {event}. Your code is {code}. Keep it: you’ll need it, with your email address, to open your submission.',
      'View your submission: {link}',
    ],
  },
  'application-invoice-paid': {
    subject: 'Payment received: {event}',
    paragraphs: [
      'We have received your payment of {amount} for invoice no. {number}. {label}, {event}. Code: {code}',
      'The receipt is attached. {ifDeclined}',
      'Check the status: {link}',
    ],
  },
  'application-invoice-soon': {
    subject: 'Invoice no. {number} is due on {due}: {event}',
    paragraphs: [
      'Your invoice for {amount} is due on {due}. {label}, {event}. Code: {code}',
      'It is attached again, with payment instructions. If you have already paid, you do not need to do anything.',
      'Check the status: {link}',
    ],
  },
  'application-invoice-late': {
    subject: 'Invoice no. {number} was due on {due}: {event}',
    paragraphs: [
      'Your invoice for {amount} was due on {due}, and we have not received your payment yet. {label}, {event}. Code: {code}',
      'It is attached again, with payment instructions. If something is wrong with it, please reply to this message.',
      'Check the status: {link}',
    ],
  },
  'application-invoice-void': {
    subject: 'Invoice no. {number} is void: {event}',
    paragraphs: [
      'The organizers have cancelled your invoice for {amount}. Please do not pay it. {label}, {event}. Code: {code}',
      'Your submission was withdrawn with it, and anything reserved for you has been released. You can submit again while submissions are open.',
      '{back}',
      'View the details: {link}',
    ],
  },
  'application-decided': {
    subject: '{subject}',
    paragraphs: ['{text}', '{message}', '{asks}', '{back}', '{about}', 'Check the status: {link}'],
  },
  'application-withdrawn': {
    subject: '{subject}',
    paragraphs: ['{text}', '{back}', '{about}', 'View the details: {link}'],
  },
  'application-confirmed-organizer': {
    subject: '{name} confirms: {label}',
    paragraphs: ['{name} ({code}) has confirmed that they’ll take part. {label}, {event}.'],
  },
  'application-withdrawn-organizer': {
    subject: '{name} has withdrawn: {label}',
    paragraphs: ['{name} ({code}) has withdrawn their submission. {label}, {event}.', '{message}'],
  },
  'application-begun': {
    subject: '{label}: your code is {code}',
    paragraphs: [
      'You started a form for {event}: {label}.',
      'Your code is {code}. Use it with your email address to continue on any device until you submit.',
      '[Continue]({link})',
    ],
  },
} as const;
