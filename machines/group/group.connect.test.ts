import { describe, expect, it, test } from 'vitest';
import { createActor } from 'xstate';
import { GROUP_MEMBER_STATES } from '#engine/contract/group-member-states.ts';
import type { GroupMember } from '#engine/contract/group-view.ts';
import { connectGroup, connectMember, isOfGroup } from './group.connect.ts';
import { groupMachine } from './group.machine.ts';
import { memberMachine } from './member.machine.ts';

const open = (list: string, task: string) => ({ open: { list, task } });
const group = { group_code: 'MRE-5521', group_organization: 'Maple Ridge Elementary' };
const at = (value: unknown) =>
  connectGroup(groupMachine.resolveState({ value, context: { group } } as never) as never, []);

// The state, the page that is drawn of it, whether the connection is lost, and whether something is being done.
test.each([
  ['outside', 'outside', false, false],
  ['beginning', 'beginning', false, false],
  ['deciding', 'loading', false, false],
  ['loading', 'loading', false, false],
  ['unavailable', 'unavailable', false, false],
  ['handedOver', 'handedOver', false, false],
  [open('current', 'idle'), 'open', false, false],
  [open('looking', 'performing'), 'open', false, true],
  [open('lost', 'idle'), 'open', true, false],
  [open('lost', 'performing'), 'open', true, true],
])('in %j a page draws "%s"', (value, phase, isLost, isPerforming) => {
  expect(at(value)).toEqual({ phase, isLost, isPerforming, group, members: [] });
});

describe('a member', () => {
  const ana: GroupMember = { member_id: 'a', name: 'Ana', email: 'ana@school.example', state: 'started' };

  it('is drawn as they are, as news once they have become ready', () => {
    const actor = createActor(memberMachine, { input: ana }).start();
    expect(connectMember(actor)).toEqual({ ...ana, isNews: false });
    actor.send({ type: 'SEEN', member: { ...ana, state: 'ready' } });
    expect(connectMember(actor)).toEqual({ ...ana, state: 'ready', isNews: true });
    actor.stop();
  });

  it('is no other actor, and none that has gone', () => {
    const actor = createActor(groupMachine, { input: { group_code: undefined } }).start();
    expect(connectMember(actor)).toBeUndefined();
    expect(connectMember(undefined)).toBeUndefined();
    actor.stop();
  });

  it.each(GROUP_MEMBER_STATES)('who is %s is counted as one of the group, or not', (state) => {
    expect(isOfGroup({ state })).toBe(['invited', 'started', 'ready', 'paid'].includes(state));
  });
});
