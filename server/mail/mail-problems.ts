import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** An address was written to as often as an event may write to it in an hour. */
export const writtenToOften = (field: string) =>
  new Refusal('conflict', {
    [field]: [inEveryLanguage('groups.writtenToOften')],
  });
