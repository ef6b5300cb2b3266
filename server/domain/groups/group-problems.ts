import { invalidField, Refusal } from '#server/domain/refusal.ts';

/** The one refusal of a code that is no group's, wherever it is typed (spec §8). */
export const notAGroup = () =>
  invalidField('group_code', {
    en: 'This is not a valid group code',
    fr: 'Ce code de groupe n’est pas valide',
  });

/** Who is invited belongs to the group already. */
export const memberAlready = (field: string) =>
  new Refusal('conflict', {
    [field]: [{ en: 'belongs to this group already.', fr: 'fait déjà partie de ce groupe.' }],
  });

/** An address was written to as often as an event may write to it in an hour. */
export const writtenToOften = (field: string) =>
  new Refusal('conflict', {
    [field]: [
      {
        en: 'was written to several times already. Please wait an hour.',
        fr: 'a déjà reçu plusieurs messages. Veuillez attendre une heure.',
      },
    ],
  });

/** There is an end to how many people one group may write to. */
export const groupTooLarge = (most: number) =>
  new Refusal('conflict', {
    group: [
      {
        en: `has ${most} people already, which is the most.`,
        fr: `compte déjà ${most} personnes, le maximum.`,
      },
    ],
  });

/** A member is paid for, or has gone: nothing can be withdrawn. */
export const noLongerWithdrawn = () =>
  new Refusal('conflict', {
    member_id: [
      { en: 'is paid for, or has left already.', fr: 'est déjà payé, ou a déjà quitté le groupe.' },
    ],
  });

/** There is no such member here. */
export const unknownMember = () =>
  new Refusal('unknown', {
    member_id: [{ en: 'is not known in this group.', fr: 'est inconnu dans ce groupe.' }],
  });

/** What a link bears is not, or no longer, an invitation to this group. */
export const invitationOver = () =>
  invalidField('invitation', {
    en: 'is not valid, or no longer: it was used, withdrawn, or sent anew. Use the newest link, or the group’s code.',
    fr: 'n’est pas valide, ou ne l’est plus\u00a0: elle a servi, a été retirée ou renvoyée. Utilisez le lien le plus récent ou le code du groupe.',
  });

/** Who has registered by themselves cannot be paid for by a group any more. */
export const registeredAlone = () =>
  new Refusal(
    'conflict',
    {
      registration: [
        {
          en: 'is submitted already, by itself: a group can no longer pay for it.',
          fr: 'est déjà soumise individuellement\u00a0: un groupe ne peut plus la payer.',
        },
      ],
    },
    { reason: 'already_registered' },
  );

/** A registration is in one group at a time. */
export const inAnotherGroup = () =>
  new Refusal('conflict', {
    group_code: [
      {
        en: 'is not that of your group. Leave that one first.',
        fr: 'n’est pas celui de votre groupe. Quittez d’abord celui-ci.',
      },
    ],
  });

/** There is no group to leave. */
export const inNoGroup = () =>
  new Refusal('conflict', {
    registration: [{ en: 'is in no group.', fr: 'n’est dans aucun groupe.' }],
  });

/** Who is paid for leaves by cancelling. */
export const paidByGroup = () =>
  new Refusal('conflict', {
    registration: [
      {
        en: 'is paid for by your group. You can cancel it instead.',
        fr: 'est payée par votre groupe. Vous pouvez plutôt l’annuler.',
      },
    ],
  });

/** Nobody is ready, or not all are where all pay at once; names who is missing. */
export const notAllReady = (missing: readonly string[]) =>
  new Refusal('conflict', {
    group: [
      missing.length === 0
        ? { en: 'has nobody to pay for yet.', fr: 'n’a encore personne pour qui payer.' }
        : {
            en: `waits for ${missing.join(', ')}.`,
            fr: `attend ${missing.join(', ')}.`,
          },
    ],
  });
