/** Words of the card; `{name}` stands for what is said with it. */
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
