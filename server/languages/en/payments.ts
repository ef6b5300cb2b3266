/** What is said of cards, invoices and the bank; `{name}` stands for what is said with it. */
export const payments = {
  noInvoices: 'is not offered here: pay by card.',
  invoiceOver: 'is not that of an open invoice: it is paid, or was withdrawn.',
  unknownInvoice: 'is not that of an invoice.',
  cardDeclined: 'Your card was declined. Nothing was charged. Please try another card, or ask your bank.',
  insufficientFunds:
    'Your card was declined for lack of funds. Nothing was charged. Please try another card.',
  expiredCard: 'Your card has expired. Nothing was charged. Please try another card.',
  incorrectCvc: 'The CVC code was refused by your bank. Nothing was charged. Please check it and try again.',
  authenticationFailed:
    'Your bank was told not to go on. Nothing was charged. Please try again, or use another card.',
  tokenAlreadyUsed: 'This card has to be entered once more. Nothing was charged.',
  paymentCancelled: 'This payment was given up. Nothing was charged.',
  cardMissing: 'A card is needed: there is something to pay.',
  notAToken: 'is not a card that was handed to the payment service.',
  priceChanged:
    'has changed to {amount} since you reviewed it. Nothing was charged. Please look at it once more.',
  newTotal: 'Total: {amount}',
  neitherYesNorNo: 'is neither yes nor no.',
} as const;
