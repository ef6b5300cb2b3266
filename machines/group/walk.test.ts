import { expect, it, onTestFinished } from 'vitest';
import { type AnyActorRef, createActor, SimulatedClock, waitFor } from 'xstate';
import type { GroupMember } from '#engine/contract/group-view.ts';
import { failingCall } from '../testing/failing-call.ts';
import { groupMachine } from './group.machine.ts';
import { memberMachine } from './member.machine.ts';

const ana: GroupMember = { member_id: 'a', name: 'Ana', email: 'ana@school.example', state: 'started' };
const group = { group_code: 'MRE-5521', group_organization: 'Maple Ridge Elementary' };
const entry = { kind: 'open', group_code: 'mre-5521', email: 'd@sd36.example' } as const;
const invite = { kind: 'invite', name: 'Wei', email: 'w@b.example' } as const;

it.each(['RETRY', 'ONLINE'] as const)(
  'asks by %s once more for each thing that was lost, as it was asked first',
  async (type) => {
    const [begin, load] = [
      failingCall('connection', { group }),
      failingCall('connection', { group, members: [ana] }),
    ];
    const [look, perform] = [
      failingCall('connection', { members: [] }),
      failingCall('connection', { sent: 'Y' }),
    ];
    const actors = { begin: begin.call, load: load.call, look: look.call, perform: perform.call };
    const actor = createActor(groupMachine.provide({ actors }), { input: { group_code: undefined } }).start();
    onTestFinished(() => void actor.stop());
    const again = async () => {
      const call = actor.getSnapshot().children['call'] as AnyActorRef | undefined;
      if (!call) throw new Error('Nothing is called');
      await waitFor(call, (state) => state.matches('lostConnection'));
      actor.send({ type });
    };
    const context = () => actor.getSnapshot().context;
    actor.send({ type: 'BEGIN', entry, key: 'key-1' });
    await again();
    await waitFor(actor, (state) => state.matches('loading'));
    await again();
    await waitFor(actor, (state) => state.matches('open'));
    expect([begin.asked, load.asked]).toEqual([
      [
        { entry, key: 'key-1' },
        { entry, key: 'key-1' },
      ],
      ['MRE-5521', 'MRE-5521'],
    ]);
    expect([context().group, context().group_code]).toEqual([group, 'MRE-5521']);
    actor.send({ type: 'DO', task: invite, key: 'key-2' });
    await again();
    await waitFor(actor, (state) => state.matches({ open: { task: 'idle' } }));
    expect(perform.asked).toEqual([
      { task: invite, key: 'key-2' },
      { task: invite, key: 'key-2' },
    ]);
    expect(context().done).toEqual({ task: invite, answer: { sent: 'Y' } });
    // What was done shows in the list, which is looked at again.
    expect(actor.getSnapshot().matches({ open: { list: 'looking' } })).toBe(true);
    expect(look.asked).toEqual(['MRE-5521']);
    actor.send({ type: 'DO', task: invite, key: 'key-3' });
    expect(context().done).toBeUndefined();
    actor.send({ type: 'CLOSE' });
    expect(actor.getSnapshot().value).toBe('outside');
    expect(actor.getSnapshot().children).toEqual({});
    expect([context().group_code, context().group, context().done]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);

it('is news for a minute that somebody became ready', () => {
  const clock = new SimulatedClock();
  const actor = createActor(memberMachine, { input: ana, clock }).start();
  onTestFinished(() => void actor.stop());
  actor.send({ type: 'SEEN', member: { ...ana, state: 'ready' } });
  clock.increment(59_999);
  expect(actor.getSnapshot().value).toEqual({ ready: 'news' });
  clock.increment(1);
  expect(actor.getSnapshot().value).toEqual({ ready: 'known' });
});
