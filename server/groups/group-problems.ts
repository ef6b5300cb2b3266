import { formatList } from '#engine/form/format/list.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

/** The one refusal of a code that is no group's, wherever it is typed (spec §8). */
export const notAGroup = () => invalidField('group_code', inEveryLanguage('groups.notAGroup'));

/** The invited person is in the group already. */
export const memberAlready = (field: string) =>
  new Refusal('conflict', {
    [field]: [inEveryLanguage('groups.memberAlready')],
  });

/** The limit of members in a group. */
export const groupTooLarge = (most: number) =>
  new Refusal('conflict', {
    group: [inEveryLanguage('groups.groupTooLarge', { most })],
  });

/** A member is paid for, or has gone: nothing can be withdrawn. */
export const noLongerWithdrawn = () =>
  new Refusal('conflict', {
    member_id: [inEveryLanguage('groups.noLongerWithdrawn')],
  });

/** The member does not exist. */
export const unknownMember = () =>
  new Refusal('unknown', {
    member_id: [inEveryLanguage('groups.unknownMember')],
  });

/** The invitation does not belong to this group, or is outdated. */
export const invitationOver = () => invalidField('invitation', inEveryLanguage('groups.invitationOver'));

/** A person who registered on their own cannot be paid for by a group. */
export const registeredAlone = () =>
  new Refusal(
    'conflict',
    {
      registration: [inEveryLanguage('groups.registeredAlone')],
    },
    { reason: 'already_registered' },
  );

/** A registration is in one group at a time. */
export const inAnotherGroup = () =>
  new Refusal('conflict', {
    group_code: [inEveryLanguage('groups.inAnotherGroup')],
  });

/** There is no group to leave. */
export const inNoGroup = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('groups.inNoGroup')],
  });

/** A paid member has to cancel. */
export const paidByGroup = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('groups.paidByGroup')],
  });

/** No one is ready, or not everyone where all pay together; names the missing ones. */
export const notAllReady = (missing: readonly string[]) =>
  new Refusal('conflict', {
    group: [
      missing.length === 0
        ? inEveryLanguage('groups.nobodyYet')
        : inEveryLanguage('groups.waitsFor', { missing: textSaid((locale) => formatList(missing, locale)) }),
    ],
  });
