import type { GroupMember } from '#engine/contract/group-view.ts';
import type { GroupPart } from '#engine/event/documents/flow/schema.ts';
import { isAwaited } from './member-state.ts';

type Standing = { state: GroupMember['state'] };

/** The members paid for now, the missing ones, and whether payment is possible. */
export type Payer<Member extends Standing> = { paying: Member[]; missing: Member[]; payable: boolean };

/** Ready members are paid for; where all pay together, no one can be missing (spec §1). */
export function payerOf<Member extends Standing>(
  pay: GroupPart['pay'],
  members: readonly Member[],
): Payer<Member> {
  const paying = members.filter(({ state }) => state === 'ready');
  const missing = members.filter(({ state }) => isAwaited(state) && state !== 'ready');
  return { paying, missing, payable: paying.length > 0 && (pay === 'ready' || missing.length === 0) };
}
