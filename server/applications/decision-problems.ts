import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** Not an application to decide on, or not submitted. */
export const notToDecide = () =>
  new Refusal('conflict', {
    code: [inEveryLanguage('decisions.notToDecide')],
  });

/** The last decision was final: everything was released and refunded. */
export const decidedForGood = () =>
  new Refusal('conflict', {
    decision: [inEveryLanguage('decisions.decidedForGood')],
  });

/** The flow does not ask for a confirmation. */
export const nothingToConfirm = () =>
  new Refusal('conflict', {
    decision: [inEveryLanguage('decisions.nothingToConfirm')],
  });

/** Not submitted, or declined or withdrawn before. */
export const nothingToWithdraw = () =>
  new Refusal('conflict', {
    code: [inEveryLanguage('decisions.nothingToWithdraw')],
  });
