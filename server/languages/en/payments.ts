/** What is said of cards, invoices and the bank; `{name}` stands for what is said with it. */
export const payments = {
  noInvoices: 'is not offered here: pay by card.',
  invoiceOver: 'does not match an unpaid invoice: it is already paid or void.',
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
