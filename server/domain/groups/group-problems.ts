import { textSaid } from '#engine/configuration/text.ts';
import { formatList } from '#engine/format/list.ts';
import { invalidField, Refusal } from '#server/domain/refusal.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** The one refusal of a code that is no group's, wherever it is typed (spec §8). */
export const notAGroup = () => invalidField('group_code', inEveryLanguage('groups.notAGroup'));

/** Who is invited belongs to the group already. */
export const memberAlready = (field: string) =>
  new Refusal('conflict', {
    [field]: [inEveryLanguage('groups.memberAlready')],
  });

/** An address was written to as often as an event may write to it in an hour. */
export const writtenToOften = (field: string) =>
  new Refusal('conflict', {
    [field]: [inEveryLanguage('groups.writtenToOften')],
  });

/** There is an end to how many people one group may write to. */
export const groupTooLarge = (most: number) =>
  new Refusal('conflict', {
    group: [inEveryLanguage('groups.groupTooLarge', { most })],
  });

/** A member is paid for, or has gone: nothing can be withdrawn. */
export const noLongerWithdrawn = () =>
  new Refusal('conflict', {
    member_id: [inEveryLanguage('groups.noLongerWithdrawn')],
  });

/** There is no such member here. */
export const unknownMember = () =>
  new Refusal('unknown', {
    member_id: [inEveryLanguage('groups.unknownMember')],
  });

/** What a link bears is not, or no longer, an invitation to this group. */
export const invitationOver = () => invalidField('invitation', inEveryLanguage('groups.invitationOver'));

/** Who has registered by themselves cannot be paid for by a group any more. */
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

/** Who is paid for leaves by cancelling. */
export const paidByGroup = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('groups.paidByGroup')],
  });

/** Nobody is ready, or not all are where all pay at once; names who is missing. */
export const notAllReady = (missing: readonly string[]) =>
  new Refusal('conflict', {
    group: [
      missing.length === 0
        ? inEveryLanguage('groups.nobodyYet')
        : inEveryLanguage('groups.waitsFor', { missing: textSaid((locale) => formatList(missing, locale)) }),
    ],
  });
