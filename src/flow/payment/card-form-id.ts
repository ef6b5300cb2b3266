/** The id of the card's form, by which its fields are found. */
export const CARD_FORM_ID = 'form-payment';
