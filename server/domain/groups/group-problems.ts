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
