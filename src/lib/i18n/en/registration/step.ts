/** Texts: steps of any flow, what is next to them, and errors. */
export const step = {
  navigation: 'Registration steps',
  progress: 'Step {n} of {of}',
  done: 'done',
  next: 'Continue to {step}',
  back: 'Back to {step}',
  backHome: 'Back to home page',
  saving: 'Saving…',
  loading: 'Loading the form',
  slow: 'This is taking longer than usual. What you typed is saved on this device.',
  saved: 'Saved at {time}. You can come back with your code.',
  summaryTitle: 'Your registration',
  summaryCode: 'Code',
  summaryEmail: 'Email',
  summaryTrack: 'Track',
  summaryMode: 'Mode',
  summaryDays: 'Days',
  closed: {
    lostConnection:
      'You’re offline. Your answers are saved on this device. We’ll continue when you’re back online.',
    failed: 'Your answers have not been saved yet. Use the message on this page to send them again.',
    changed: 'Review the changes shown on this page first.',
    conflicted: 'Two answers conflict. Choose which one to keep, on this page.',
  },
  skipped: '{count, plural, one {One step skipped. Why?} other {# steps skipped. Why?}}',
  undrawableTitle: 'Part of this form cannot be shown.',
  undrawableText:
    'Reload the page to get the latest version. If the problem continues, email {email} and mention:',
  undrawableField: '“{label}” (code: {code})',
  undrawableFieldIn: '“{label}” (code: {code}), in: {place}',
  undrawableOptional: 'You can continue without it.',
  changedTitle: 'This form has just changed.',
  changedText: 'What you typed has been saved.',
  unknownError: 'Unknown error occurred',
  generalError: 'This could not be saved:',
  totalSoFar: 'Total so far',
  from: 'from {amount}',
  total: 'Total',
  placeHeldFor: 'Your place is held for',
  placeHeldForMinutes:
    '{count, plural, one {Your place is held for one more minute} other {Your place is held for # more minutes}}',
  placeGoneIn: 'Your place in {track} is gone',
  placeGone: 'Your place is gone',
  placeGoneText:
    'Someone took it while it was no longer held. What you typed is saved. You cannot submit until a place opens up: choose another option, or join the waitlist.',
  placeHeldNoMore: 'Your place is no longer held. We’ll try to hold it again when you continue.',
  choicesHeldFor: 'Your choices are held for',
  choicesHeldForMinutes:
    '{count, plural, one {Your choices are held for one more minute} other {Your choices are held for # more minutes}}',
  choicesHeldNoMore: 'Your choices are no longer held. Choose them again.',
  heldNoMore: 'Your tickets are no longer held. Choose them again before you pay.',
  yoursFor: 'Time left',
  yoursForMinutes:
    '{count, plural, one {Your tickets are held for one more minute} other {Your tickets are held for # more minutes}}',
  taxesLater: 'Taxes are added on the last step.',
  undecided: 'To be determined',
  finish: 'Save and finish',
  nothingToPay: 'Nothing to pay so far',
  feesUnavailable: 'The amounts cannot be shown at the moment.',
};

export const facts = {
  status: 'Status',
  statusLine: 'Status: {status}',
  statuses: { Submitted: 'Submitted', 'Not Submitted': 'Not Submitted', Cancelled: 'Cancelled' },
  attends: 'Will attend',
  willNotAttend: 'Will not attend',
  timezone: 'Registered timezone',
  membership: 'Membership',
};

export const aside = {
  change: 'Change {step}',
  programme: 'In the program',
  once: 'and, once they accept, {names}',
  onlyOnce: 'Once they accept: {names}',
  due: 'Open until {date}.',
  daysLeft: '{count, plural, one {# day to go.} other {# days to go.}}',
  lastDay: 'Today is the last day.',
};

export const changes = {
  added: '{label}: new',
  removed: '{label}: no longer asked',
  required: '{label}: now required',
  type: '{label}: the question has changed',
  options: '{label}: new choices',
  price: '{label}: new price',
};

export const interrupted = {
  offlineTitle: 'No connection',
  offlineText: 'Your answers are saved on this device. We’ll continue automatically when you’re back online.',
  retry: 'Try again',
  edit: 'Back to the form',
  failedTitle: 'Something went wrong on our side',
  failedText: 'Nothing is lost. Try again. If it happens again, email {email}.',
  stepsTitle: 'Your registration could not be opened',
  stepsText: 'Nothing is lost: your answers are saved. Try again in a moment.',
  refusedTitle: 'This is not possible',
  staleTitle: 'The organizer has changed this form',
  staleText: 'Your answers are saved. Review what changed, then continue:',
  staleBare: 'Your answers are saved. Review them, then continue.',
  continue: 'Review the changes',
  fullTitle: 'The event is full',
  fullText:
    'All places are taken. Your answers are saved for one day. A place may still open up: check back later, or email {email}.',
  fullTrackTitle: '{track} is full',
  fullTrackText:
    'All places are taken, and you have not been charged. Your answers are saved for one day. Choose another option, or wait for a place.',
  registerFor: 'Register for {track}',
  otherDays: 'Choose other days',
  closedTitle: 'Registration is closed',
  closedText: 'We are no longer accepting new registrations. If you have a code, you can still open yours.',
  registeredTitle: 'This address is already registered',
  registeredText: 'Open that registration with its code, or have the code sent to you.',
  openRegistration: 'Open my registration',
  home: 'Back to the home page',
};
