/** Texts: the email address of a registration or a submission, and how it is changed. */
export const address = {
  title: 'Email address',
  own: 'We send everything to',
  change: 'Change',
  changeHidden: 'the email address',
  dialogTitle: 'Change your email address',
  openText: 'From now on, we’ll send everything to the new address, and you’ll use it to open this page.',
  submittedText:
    'We’ll email both addresses. You need to confirm the new one. Until then, {email} still opens this page.',
  email: 'New email address',
  do: 'Change the address',
  doing: 'Changing…',
  keep: 'Keep my address',
  close: 'Close',
  changed: 'The address was changed to {email}.',
  waitingTitle: 'Confirm {email}',
  waitingText:
    'We emailed both addresses. Open the link in the message sent to {email}. Until then, {former} also opens this page.',
  again: 'Send the link again',
  sentAgain: 'The link was sent to {email} again.',
  back: 'Change back',
};
