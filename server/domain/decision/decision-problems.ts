import { Refusal } from '#server/domain/refusal.ts';

/** Something that organizers do not decide on, or that nobody has sent. */
export const notToDecide = () =>
  new Refusal('conflict', {
    code: [
      {
        en: 'is of something that was not sent, or that nobody decides on.',
        fr: 'désigne un dossier qui n’a pas été envoyé, ou sur lequel personne ne se prononce.',
      },
    ],
  });

/** A decision that was the last one: what was held is freed and what was paid has gone back. */
export const decidedForGood = () =>
  new Refusal('conflict', {
    decision: [
      {
        en: 'cannot be changed: it was declined or withdrawn, and what it held is freed.',
        fr: 'ne peut plus être modifiée\u00a0: le dossier a été refusé ou retiré, et ce qu’il réservait est libéré.',
      },
    ],
  });

/** A confirmation that nobody asks for. */
export const nothingToConfirm = () =>
  new Refusal('conflict', {
    decision: [{ en: 'is not one to be confirmed now.', fr: 'n’est pas à confirmer en ce moment.' }],
  });

/** What cannot be taken back: not sent yet, declined or withdrawn before. */
export const nothingToWithdraw = () =>
  new Refusal('conflict', {
    code: [
      {
        en: 'is of something that cannot be withdrawn: it was not sent, or was declined or withdrawn before.',
        fr: 'désigne un dossier qui ne peut être retiré\u00a0: il n’a pas été envoyé, ou a déjà été refusé ou retiré.',
      },
    ],
  });
