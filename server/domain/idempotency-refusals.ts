import { type FieldErrors, Refusal } from './refusal.ts';

/** The field that a problem with a key stands under. */
export const idempotencyField = 'idempotency_key';

const usedForOther: FieldErrors = {
  [idempotencyField]: [
    { en: 'was sent before with other contents.', fr: 'a déjà été envoyée avec un autre contenu.' },
  ],
};
const stillAtWork: FieldErrors = {
  [idempotencyField]: [
    {
      en: 'is still being worked on. Please try again.',
      fr: 'est en cours de traitement. Veuillez réessayer.',
    },
  ],
};

/** A key came with another body before. */
export const keyReused = () => new Refusal('invalid', usedForOther, { reason: 'key_reused' });

/** The first call of a key is still being worked on: come again with the same key. */
export const inFlight = () => new Refusal('conflict', stillAtWork, { reason: 'in_flight' });
