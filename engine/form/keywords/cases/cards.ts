import type { RuleCase } from './rule-case.ts';

const card = (changed: object) => ({
  holder: 'Zoé Tremblay',
  number: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
  ...changed,
});
const all = (part: string, values: readonly unknown[]) => values.map((value) => card({ [part]: value }));

const field = { type: 'credit_card' } as const;
const notANumber = {
  en: 'The credit card number is not valid. We only accept VISA or MasterCard',
  fr: 'Le numéro de carte de crédit n’est pas valide. Nous n’acceptons que VISA ou MasterCard',
};
const notAnExpiry = {
  en: 'Enter the expiry date as MM/YY. The card must not have expired.',
  fr: 'Entrez la date d’expiration sous la forme MM/AA. La carte ne doit pas être expirée.',
};

/** Cards (§5): the numbers are those that gateways publish for tests. */
export const cardCases: readonly RuleCase[] = [
  {
    about: 'card numbers of the two brands that are taken',
    field,
    valid: all('number', [
      '4242424242424242',
      '4242 4242 4242 4242',
      '4000056655665556',
      '5555555555554444',
      '5200 8282 8282 8210',
      '2223003122003222',
    ]),
  },
  {
    about: 'card numbers of other brands, mistyped ones, and none',
    field,
    invalid: all('number', [
      '378282246310005',
      '371449635398431',
      '6011111111111117',
      '3056930009020004',
      '3566002020360505',
      '4242424242424241',
      '5555555555554445',
      '424242424242',
      '4242-4242-4242-4242',
      '4242 4242 4242 424x',
      '４２４２４２４２４２４２４２４２',
      '0000 0000 0000 0000',
    ]),
    within: 'number',
    says: notANumber,
  },
  {
    about: 'an expiry until its month has ended everywhere: in Baker Island too',
    field,
    now: '2027-02-01T11:59:59Z',
    valid: all('expiry', ['01/27', '02/27', '01 / 27', '12/46', '12/47']),
  },
  {
    about: 'an expiry whose month has ended everywhere',
    field,
    now: '2027-02-01T12:00:00Z',
    valid: all('expiry', ['02/27']),
    invalid: all('expiry', ['01/27', '12/26', '02/26']),
    within: 'expiry',
    says: notAnExpiry,
  },
  {
    about: 'what is no expiry, or none that a card has',
    field,
    now: '2027-02-01T12:00:00Z',
    invalid: all('expiry', ['13/27', '00/28', '1/28', '12/2028', '1228', '12-28', '12/48', 'MM/YY', '27/12']),
    within: 'expiry',
    says: notAnExpiry,
  },
  {
    about: 'the code on the back: three digits',
    field,
    valid: all('cvc', ['000', '123']),
    invalid: all('cvc', ['12', '1234', '12a', ' 12', '１２３']),
    within: 'cvc',
    says: { en: 'The CVC Code is invalid.', fr: 'Le code CVC n’est pas valide.' },
  },
];
