/** Texts of the card; `{name}` is a placeholder. */
export const creditCard = {
  holder: 'Card holder name',
  number: 'Card number',
  expiry: 'Expiry',
  expiryHelp: 'MM/YY',
  cvc: 'CVC',
  cvcHelp: '3 digits on the back',
  accepted: 'VISA and MasterCard',
  recognised: '{brand} recognized',
} as const;
