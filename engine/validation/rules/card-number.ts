import cardValidator from 'card-validator';
import type { FormatRule } from './rule.ts';

/** The brands that are taken (spec §9). */
export const CARD_BRANDS = ['visa', 'mastercard'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** The brand of a number as far as it is typed; undefined while it could be several, or is none that is taken. */
export function brandOf(number: string): CardBrand | undefined {
  const type = cardValidator.number(number.replace(/\D/g, '')).card?.type;
  return CARD_BRANDS.find((brand) => brand === type);
}

/** A text is not the number of a VISA or MasterCard (spec §5). */
export const cardNumber: FormatRule = {
  kind: 'format',
  name: 'card-number',
  message: {
    en: 'The credit card number is not valid. We only accept VISA or MasterCard',
    fr: 'Le numéro de carte de crédit n’est pas valide. Nous n’acceptons que VISA ou MasterCard',
  },
  validate: (text) =>
    /^[\d ]+$/.test(text) &&
    brandOf(text) !== undefined &&
    cardValidator.number(text.replace(/ /g, '')).isValid,
};
