/** Texts: the email address of a registration or a submission, and how it is changed. */
export const address = {
  title: 'Email address',
  own: 'We send everything to',
  change: 'Change',
  changeHidden: 'the email address',
  dialogTitle: 'Change your email address',
  openText: 'From now on we’ll send everything to the new address, and you open this page with it.',
  submittedText:
    'We’ll email both addresses. The new one needs to be confirmed. Until then {{email}} still opens this page.',
  email: 'New email address',
  do: 'Change the address',
  doing: 'Changing …',
  keep: 'Keep my address',
  close: 'Close',
  changed: 'The address was changed to {{email}}.',
  waitingTitle: 'Confirm {{email}}',
  waitingText:
    'We sent a message to both addresses. Open the link in the one to {{email}}. Until then {{former}} opens this page too.',
  again: 'Send the link again',
  sentAgain: 'The link was sent to {{email}} again.',
  back: 'Change back',
};
