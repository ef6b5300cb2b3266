/** What is put into mails and text messages where it applies; what each mail says else is its template. */
export const mails = {
  // A registration
  ticketsAt: 'Your tickets, one for each person:',
  askedAfter:
    'We still have a few questions for you: {steps}. You find them on the page of your registration.',
  booked: 'What you booked',
  bookedWhere: 'Where:',
  invitation:
    'Hello {colleague}, {name} is going to {event} ({date}, {location}) and thought that you might like to come too: {link}',
  // A change
  inPerson: 'in person',
  online: 'online',
  hybrid: 'hybrid',
  charged: '{amount} was charged{card}. The receipt is attached.',
  nothingChanges: 'There is nothing to pay, and nothing comes back.',
  nothingAnswered: 'nothing',
  lost: 'No longer part of it: {list}.',
  gained: 'New: {list}.',
  asks: 'Something is open in your answers now: {list}. Please tell the organizers what they need to know.',
  // What comes back
  back: '{amount} will be refunded{card}. We request it today, and most banks post it within ten days. You’ll get a receipt by email.',
  card: ' to your {brand} ending in {last4}',
  backToGroup: '{amount} goes back to your group, which has paid for you.',
  backOfInvoice: 'It was paid by invoice no. {number}: the organizers settle with you what comes back.',
  invoiceVoided: 'Invoice no. {number} is void. Please do not pay it.',
  backToSend: 'It was paid by invoice no. {number}: what goes back of that is yours to send.',
  confirmAddress: 'Confirm your new email address, {address}: {link}',
  nothingBack: 'Nothing comes back.',
  memberBack:
    'The refund goes to the card your group paid with. Most banks post it within ten days. You’ll get a receipt by email.',
  memberPaid: 'Paid for them',
  memberGoesBack: 'Goes back',
  memberNothing: 'Nothing of what your group has paid goes back.',
  memberInvoiced: 'It was paid by an invoice: please write to the organizers about a refund.',
  room: 'Room: {room}',
  // A decision, where the organizer has no words of their own
  code: 'Code: {code}',
  askedToConfirm: 'Please confirm on the page below that you take part.',
  decisions: {
    in_review: {
      subject: '{label}: being looked at',
      text: 'What you sent for {event} ({label}) is being looked at. We write to you as soon as it is decided.',
    },
    accepted: {
      subject: '{label}: accepted',
      text: 'Good news: what you sent for {event} ({label}) is accepted.',
    },
    declined: {
      subject: '{label}: not this time',
      text: 'Thank you for what you sent for {event} ({label}). We are sorry that we cannot take it this time.',
    },
    confirmed: {
      subject: '{label}: confirmed',
      text: 'Thank you: you have confirmed that you take part in {event} ({label}).',
    },
    withdrawn: {
      subject: '{label}: withdrawn',
      text: 'You have withdrawn what you sent for {event} ({label}). What it held is free for others.',
    },
  },
} as const;
