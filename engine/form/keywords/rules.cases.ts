import { addressCases } from './cases/addresses.ts';
import { amountCases } from './cases/amounts.ts';
import { cardCases } from './cases/cards.ts';
import { choiceCases } from './cases/choices.ts';
import { contactCases } from './cases/contacts.ts';
import { dateCases } from './cases/dates.ts';
import { entryCases } from './cases/entries.ts';
import { numberCases } from './cases/numbers.ts';
import { pickCases } from './cases/picks.ts';
import { postalCodeCases } from './cases/postal-codes.ts';
import type { RuleCase } from './cases/rule-case.ts';
import { textCases } from './cases/texts.ts';

export const ruleCases: readonly RuleCase[] = [
  ...textCases,
  ...contactCases,
  ...postalCodeCases,
  ...addressCases,
  ...numberCases,
  ...amountCases,
  ...dateCases,
  ...choiceCases,
  ...cardCases,
  ...pickCases,
  ...entryCases,
];
