/** Texts that several emails and text messages share where it applies; what each mail says else is its template. */
export const mails = {
  // Every mail
  linkLine: '{label}: {address}',
  codeTitle: 'Your code',
  questions: 'Questions? Reply to this email.',
  // A registration
  ticketsAt: 'Your tickets, one for each person:',
  askedAfter: 'We still have a few questions for you: {steps}. You’ll find them on your registration page.',
  booked: 'What you’ve booked',
  awaited: 'On the waitlist',
  bookedWhere: 'Where:',
  invitation:
    'Hello {colleague}, {name} is going to {event} ({date}, {location}) and thought that you might like to come too: {link}',
  // A change
  inPerson: 'in person',
  online: 'online',
  hybrid: 'hybrid',
  charged: '{amount} was charged{card}. The receipt is attached.',
  nothingChanges: 'There is nothing to pay and nothing to refund.',
  nothingAnswered: 'nothing',
  lost: 'Removed: {list}.',
  gained: 'Added: {list}.',
  calendarAttached: 'The attached calendar file has your updated program. Open it to update your calendar.',
  asks: 'Some answers are now missing: {list}. Please send them to the organizers.',
  // What comes back
  back: '{amount} will be refunded{card}. We request it today, and most banks post it within ten days. The refund receipt is attached or will follow by email.',
  backToCards:
    '{amount} will be refunded: {cards}. We request it today, and most banks post it within ten days. The refund receipts are attached or will follow by email.',
  card: ' to your {brand} ending in {last4}',
  backToGroup: '{amount} will be refunded to your group, which paid for you.',
  backOfInvoice: 'You paid by invoice no. {number}. The organizers will contact you about a refund.',
  invoiceVoided: 'Invoice no. {number} is void. Please do not pay it.',
  refundedIfDeclined: 'If the organizers decline this, you will be refunded {amount} in full.',
  voidedIfDeclined:
    'If the organizers decline this, the invoice is voided. You will be refunded anything you have paid.',
  backToSend: 'This was paid by invoice no. {number}. Please send any refund yourself.',
  confirmAddress: 'Confirm your new email address, {address}: {link}',
  nothingBack: 'No refund is due.',
  memberBack:
    'The refund goes to the card your group paid with. Most banks post it within ten days. The refund receipt is attached or will follow by email.',
  memberPaid: 'Paid for them',
  memberGoesBack: 'Refund',
  memberNothing: 'Your group’s payment is not refunded.',
  memberInvoiced: 'This was paid by invoice. Please contact the organizers about a refund.',
  room: 'Room: {room}',
  // An invoice that was split
  payByCard: 'Pay by card: {link}',
  yourGroup: 'Your group: {link}',
  newInvoice: 'No. {number} for {amount}, due on {due}, is attached.',
  newInvoiceFor: 'No. {number} for {amount} was sent to {name}.',
  // A decision, where the organizer has no words of their own
  code: 'Code: {code}',
  askedToConfirm: 'Please confirm on the page below that you’ll take part.',
  decisions: {
    in_review: {
      subject: '{label}: under review',
      text: 'Your submission to {event} ({label}) is under review. We’ll email you as soon as there is a decision.',
    },
    accepted: {
      subject: '{label}: accepted',
      text: 'Good news: your submission to {event} ({label}) has been accepted.',
    },
    declined: {
      subject: '{label}: not this time',
      text: 'Thank you for your submission to {event} ({label}). Unfortunately, we cannot accept it this time.',
    },
    confirmed: {
      subject: '{label}: confirmed',
      text: 'Thank you for confirming that you’ll take part in {event} ({label}).',
    },
    withdrawn: {
      subject: '{label}: withdrawn',
      text: 'You have withdrawn your submission to {event} ({label}). Anything reserved for you has been released.',
    },
  },
} as const;
