import { cardHolder } from '../keywords/card-holder.ts';
import { cardNumber } from '../keywords/card-number.ts';
import { cvc } from '../keywords/cvc.ts';
import { noWords } from './answer-words.ts';
import { isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { hasTexts } from './shape.ts';

/** A card as it is typed; it lives in a form that is never kept and leaves the page to the gateway only. */
export interface CreditCard {
  readonly holder: string;
  readonly number: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly cvc: string;
}

/** A credit card (spec §5 "Card"). */
export const creditCard = fieldType<'credit_card', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  // A started answer counts as given: missing parts are reported one by one.
  isEmpty: isBlank,
  fits: hasTexts,
  schema: () => ({
    type: 'object',
    properties: {
      holder: { type: 'string', format: cardHolder.name, maxLength: 120 },
      number: { type: 'string', format: cardNumber.name },
      expiry: { type: 'string', cardExpiry: true },
      cvc: { type: 'string', format: cvc.name },
    },
    required: ['holder', 'number', 'expiry', 'cvc'],
    additionalProperties: false,
  }),
  // Nobody's to read.
  words: noWords,
  summary: 'elsewhere',
  banned: 'card',
});
