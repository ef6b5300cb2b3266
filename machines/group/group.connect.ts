import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Group, GroupMember } from '#engine/contract/group-view.ts';
import type { groupMachine } from './group.machine.ts';
import type { memberMachine } from './member.machine.ts';

/** A member as the page shows them. */
export interface MemberView extends GroupMember {
  /** They became ready while the page was looking. */
  readonly isNews: boolean;
}

export type GroupPhase = 'outside' | 'beginning' | 'loading' | 'unavailable' | 'open' | 'handedOver';

/** A group as a page shows it. */
export interface GroupView {
  readonly phase: GroupPhase;
  readonly group: Group | undefined;
  readonly members: readonly MemberView[];
  /** Whether the view may be outdated, because the connection is lost. */
  readonly isLost: boolean;
  readonly isPerforming: boolean;
}

/** Whether a member belongs to the group: did not leave and was not removed. */
export const isOfGroup = ({ state }: Pick<GroupMember, 'state'>) =>
  state !== 'left' && state !== 'withdrawn' && state !== 'cancelled';

/** The view of a member's actor; undefined for other actors. */
export function connectMember(actor: AnyActorRef | undefined): MemberView | undefined {
  const snapshot: SnapshotFrom<typeof memberMachine> | undefined = actor?.getSnapshot();
  if (!snapshot || !('member' in (snapshot.context ?? {}))) return undefined;
  return { ...snapshot.context.member, isNews: snapshot.matches({ ready: 'news' }) };
}

/** Converts the states of the machine and its members to props; no markup. */
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
