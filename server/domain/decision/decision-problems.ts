import { Refusal } from '#server/domain/refusal.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** Something that organizers do not decide on, or that nobody has sent. */
export const notToDecide = () =>
  new Refusal('conflict', {
    code: [inEveryLanguage('decisions.notToDecide')],
  });

/** A decision that was the last one: what was held is freed and what was paid has gone back. */
export const decidedForGood = () =>
  new Refusal('conflict', {
    decision: [inEveryLanguage('decisions.decidedForGood')],
  });

/** A confirmation that nobody asks for. */
export const nothingToConfirm = () =>
  new Refusal('conflict', {
    decision: [inEveryLanguage('decisions.nothingToConfirm')],
  });

/** What cannot be taken back: not sent yet, declined or withdrawn before. */
export const nothingToWithdraw = () =>
  new Refusal('conflict', {
    code: [inEveryLanguage('decisions.nothingToWithdraw')],
  });
