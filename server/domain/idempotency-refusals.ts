import { inEveryLanguage } from '#server/languages/words.ts';
import { type FieldErrors, Refusal } from './refusal.ts';

/** The field that a problem with a key stands under. */
export const idempotencyField = 'idempotency_key';

const usedForOther: FieldErrors = {
  [idempotencyField]: [inEveryLanguage('requests.usedForOther')],
};
const stillAtWork: FieldErrors = {
  [idempotencyField]: [inEveryLanguage('requests.stillAtWork')],
};

/** A key came with another body before. */
export const keyReused = () => new Refusal('invalid', usedForOther, { reason: 'key_reused' });

/** The first call of a key is still being worked on: come again with the same key. */
export const inFlight = () => new Refusal('conflict', stillAtWork, { reason: 'in_flight' });
