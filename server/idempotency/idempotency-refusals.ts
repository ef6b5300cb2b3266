import { inEveryLanguage } from '#server/languages/words.ts';
import { type FieldErrors, Refusal } from '#server/refusals/refusal.ts';

/** The field name of errors about an idempotency key. */
export const idempotencyField = 'idempotency_key';

const usedForOther: FieldErrors = {
  [idempotencyField]: [inEveryLanguage('requests.usedForOther')],
};
const stillAtWork: FieldErrors = {
  [idempotencyField]: [inEveryLanguage('requests.stillAtWork')],
};

/** A key came with another body before. */
export const keyReused = () => new Refusal('invalid', usedForOther, { reason: 'key_reused' });

/** The first call with this key is still running: repeat it later. */
export const inFlight = () => new Refusal('conflict', stillAtWork, { reason: 'in_flight' });
