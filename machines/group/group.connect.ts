import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Group, GroupMember } from '#engine/contract/group-view.ts';
import type { groupMachine } from './group.machine.ts';
import type { memberMachine } from './member.machine.ts';

/** A member as the page draws them. */
export interface MemberView extends GroupMember {
  /** They became ready while the page was looking. */
  readonly isNews: boolean;
}

export type GroupPhase = 'outside' | 'beginning' | 'loading' | 'unavailable' | 'open' | 'handedOver';

/** What a page draws of a group. */
export interface GroupView {
  readonly phase: GroupPhase;
  readonly group: Group | undefined;
  readonly members: readonly MemberView[];
  /** What is shown may be older than what is: the connection is lost. */
  readonly isLost: boolean;
  readonly isPerforming: boolean;
}

/** A member who is the group's: neither left nor taken out. */
export const isOfGroup = ({ state }: Pick<GroupMember, 'state'>) =>
  state !== 'left' && state !== 'withdrawn' && state !== 'cancelled';

/** What a page draws of an actor of a group that is a member; undefined of another one. */
export function connectMember(actor: AnyActorRef | undefined): MemberView | undefined {
  const snapshot: SnapshotFrom<typeof memberMachine> | undefined = actor?.getSnapshot();
  if (!snapshot || !('member' in (snapshot.context ?? {}))) return undefined;
  return { ...snapshot.context.member, isNews: snapshot.matches({ ready: 'news' }) };
}

/** Turns the machine's state, and what its members are, into what a page needs; no markup. */
export function connectGroup(
  state: SnapshotFrom<typeof groupMachine>,
  members: readonly MemberView[],
): GroupView {
  const { value, context } = state;
  return {
    phase: (typeof value === 'string' ? (value === 'deciding' ? 'loading' : value) : 'open') as GroupPhase,
    group: context.group,
    members,
    isLost: state.matches({ open: { list: 'lost' } }),
    isPerforming: state.matches({ open: { task: 'performing' } }),
  };
}
