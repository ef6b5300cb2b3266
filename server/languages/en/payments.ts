/** Texts about cards, invoices and the bank; `{name}` is a placeholder. */
export const payments = {
  noInvoices: 'is not offered here: pay by card.',
  invoiceOver: 'does not match an unpaid invoice: it is already paid or void.',
  nothingOwed: 'Nothing is owed any longer. You have not been charged.',
  creditTooLarge:
    'is more than the {amount} that can be credited: what is owed, and what is left of the charges.',
  lineNotOwed: 'is not an unpaid fee.',
  owedChanged: 'What is owed has changed meanwhile: it would now be {amount}. Nothing was changed.',
  declined: 'The application was declined: no fee can be added to it.',
  creditChanged: 'What is owed has changed meanwhile: {amount} would be refunded now. Nothing was changed.',
  notSplit:
    'The invoice of an application cannot be split. It ends with the decision on the application; fees that were added afterwards can be billed apart.',
  lineNotOnInvoice: 'has a line that is not on this invoice.',
  emptyPart: 'must leave something to pay on both invoices.',
  recipientNeeded: 'is needed to bill someone else.',
  splitChanged:
    'The invoice has changed meanwhile: {amount} would go onto the second one. Nothing was changed.',
  dayInFuture: 'is in the future.',
  unknownInvoice: 'does not match any invoice.',
  cardDeclined:
    'Your card was declined. You have not been charged. Please try another card, or ask your bank.',
  insufficientFunds:
    'Your card was declined for insufficient funds. You have not been charged. Please try another card.',
  expiredCard: 'Your card has expired. You have not been charged. Please try another card.',
  incorrectCvc: 'Your bank rejected the CVC code. You have not been charged. Please check it and try again.',
  authenticationFailed:
    'The payment was not approved with your bank. You have not been charged. Please try again, or use another card.',
  tokenAlreadyUsed: 'Please enter this card again. You have not been charged.',
  paymentCancelled: 'This payment was cancelled. You have not been charged.',
  cardMissing: 'A card is required: there is an amount to pay.',
  notAToken: 'is not a valid card token.',
  priceChanged:
    'has changed to {amount} since you reviewed it. You have not been charged. Please review it again.',
  newTotal: 'Total: {amount}',
  neitherYesNorNo: 'must be yes or no.',
} as const;
