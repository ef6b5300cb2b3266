import { describe, expect, it, onTestFinished } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, waitFor } from 'xstate';
import { GROUP_MEMBER_STATES } from '#engine/contract/group-member-states.ts';
import type { GroupMember } from '#engine/contract/group-view.ts';
import { callMachine } from '../call/call.machine.ts';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { connectMember } from './group.connect.ts';
import { groupMachine } from './group.machine.ts';
import { memberMachine } from './member.machine.ts';

const member = (state: GroupMember['state'], member_id = 'a'): GroupMember => ({
  member_id,
  name: 'Ana Rivera',
  email: 'ana@school.example',
  state,
});

describe('the machine of a member', () => {
  const seen = GROUP_MEMBER_STATES.map((state) => ({ type: 'SEEN', member: member(state) }));
  const walked = GROUP_MEMBER_STATES.map((state) =>
    explore(memberMachine, seen, {}, ({ value }) => JSON.stringify(value), member(state)),
  );
  const moves = walked.flatMap((each) => each.moves);

  it('takes every transition there is from some first sight, and closes every guard somewhere', () => {
    const taken = new Set(walked.flatMap((each) => [...each.taken]));
    const refused = new Set(walked.flatMap((each) => [...each.refused]));
    const all = transitionsOf(memberMachine.root).filter(({ eventType }) => eventType !== '');
    expect(all.map(nameOf).filter((name) => !taken.has(name))).toEqual([]);
    expect(guardedOf(memberMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('becomes what it is seen as from wherever it is, but for who is paid for', () => {
    const seenAs = moves.filter(({ event, from }) => event.type === 'SEEN' && from.value !== 'seen');
    expect(seenAs.length).toBeGreaterThan(GROUP_MEMBER_STATES.length);
    for (const { from, event, to } of seenAs) {
      const { member: seenMember } = event as unknown as { member: GroupMember };
      const stays = from.value === 'paid' && !['paid', 'cancelled'].includes(seenMember.state);
      const told = `${JSON.stringify(from.value)} seen as ${seenMember.state}`;
      expect(to.matches(seenMember.state), told).toBe(!stays);
      expect(to.context.member, told).toBe(stays ? from.context.member : seenMember);
    }
  });

  it.each(GROUP_MEMBER_STATES)('begins as %s where it is first seen so', (state) => {
    const actor = createActor(memberMachine, { input: member(state) }).start();
    onTestFinished(() => void actor.stop());
    expect(actor.getSnapshot().matches(state)).toBe(true);
    expect(actor.getSnapshot().matches({ ready: 'news' })).toBe(false);
  });

  it.each([
    ['paid', 'ready'],
    ['paid', 'started'],
    ['paid', 'invited'],
    ['paid', 'withdrawn'],
  ] as const)('who is %s does not become %s', (from, to) => {
    const tried = moves.filter(
      ({ from: before, event }) =>
        before.value === from && (event as unknown as { member: GroupMember }).member?.state === to,
    );
    expect(tried.length).toBeGreaterThan(0);
    for (const { to: after } of tried) expect(after.value).toBe(from);
  });

  it.each([
    ['invited', 'paid'],
    ['left', 'ready'],
    ['withdrawn', 'paid'],
  ] as const)('who was %s when the page fell asleep is %s when it wakes', (from, to) => {
    const actor = createActor(memberMachine, { input: member(from) }).start();
    onTestFinished(() => void actor.stop());
    actor.send({ type: 'SEEN', member: member(to) });
    expect(actor.getSnapshot().matches(to)).toBe(true);
  });

  it('is news for a while when it becomes ready, and none when it only changes its fee', () => {
    const actor = createActor(memberMachine, { input: member('started') }).start();
    onTestFinished(() => void actor.stop());
    actor.send({ type: 'SEEN', member: member('ready') });
    expect(actor.getSnapshot().value).toEqual({ ready: 'news' });
    actor.send({ type: 'SEEN', member: { ...member('ready'), fee: 14_500 } });
    expect(actor.getSnapshot().value).toEqual({ ready: 'news' });
    expect(actor.getSnapshot().context.member.fee).toBe(14_500);
  });
});

const group = { group_code: 'MRE-5521', group_organization: 'Maple Ridge Elementary' };
const entry = { kind: 'open', group_code: 'MRE-5521', email: 'd@sd36.example' } as const;
const invite = { type: 'DO', task: { kind: 'invite', name: 'Ana', email: 'a@b.example' }, key: 'k' } as const;
const handOver = {
  type: 'DO',
  task: { kind: 'handOver', name: 'Wei', email: 'w@b.example' },
  key: 'k',
} as const;
const visitor = [
  { type: 'BEGIN', entry, key: 'k' },
  invite,
  handOver,
  ...['CHANGED', 'LOOK_AGAIN', 'RETRY', 'ONLINE', 'EDIT', 'CLOSE'].map((type) => ({ type })),
];
const outputs = {
  begin: [{ answer: { group } }],
  load: [{ answer: { group, members: [] } }],
  look: [{ answer: { members: [] } }],
  perform: [{ answer: {} }],
};

describe('the machine of a group', () => {
  const walked = [undefined, 'MRE-5521'].map((group_code) =>
    explore(
      groupMachine,
      visitor,
      outputs,
      ({ value, status, context }) =>
        JSON.stringify([
          value,
          status,
          context.group_code,
          context.asked?.task.kind,
          context.done?.task.kind,
        ]),
      { group_code },
    ),
  );
  const moves = walked.flatMap((each) => each.moves);

  it('takes every transition there is, and closes its guard somewhere', () => {
    const taken = new Set(walked.flatMap((each) => [...each.taken]));
    const refused = new Set(walked.flatMap((each) => [...each.refused]));
    const all = transitionsOf(groupMachine.root).filter(({ eventType }) => eventType !== '');
    expect(all.map(nameOf).filter((name) => !taken.has(name))).toEqual([]);
    expect(
      guardedOf(groupMachine).filter((name) => !refused.has(name) && !name.includes('done.actor')),
    ).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      beginning: {
        loading: 'answered',
        outside: 'EDIT !otherwise',
      },
      loading: {
        'open.list.current task.idle': 'answered',
        outside: 'CLOSE',
        unavailable: '!otherwise',
      },
      'open.list.current task.idle': {
        'open.list.current task.performing': 'DO',
        'open.list.looking task.idle': 'CHANGED',
        outside: 'CLOSE',
      },
      'open.list.current task.performing': {
        handedOver: 'answered',
        'open.list.current task.idle': 'EDIT !otherwise',
        'open.list.looking task.idle': 'answered',
        'open.list.looking task.performing': 'CHANGED',
        outside: 'CLOSE',
      },
      'open.list.looking task.idle': {
        'open.list.current task.idle': 'answered',
        'open.list.looking task.performing': 'DO',
        'open.list.lost task.idle': '!otherwise',
        outside: 'CLOSE',
      },
      'open.list.looking task.performing': {
        handedOver: 'answered',
        'open.list.current task.performing': 'answered',
        'open.list.looking task.idle': 'EDIT answered !otherwise',
        'open.list.lost task.performing': '!otherwise',
        outside: 'CLOSE',
      },
      'open.list.lost task.idle': {
        'open.list.looking task.idle': 'CHANGED ONLINE',
        'open.list.lost task.performing': 'DO',
        outside: 'CLOSE',
      },
      'open.list.lost task.performing': {
        handedOver: 'answered',
        'open.list.looking task.idle': 'answered',
        'open.list.looking task.performing': 'CHANGED ONLINE',
        'open.list.lost task.idle': 'EDIT !otherwise',
        outside: 'CLOSE',
      },
      outside: {
        beginning: 'BEGIN',
      },
      unavailable: {
        loading: 'LOOK_AGAIN',
        outside: 'CLOSE',
      },
    });
  });

  it('has a way on from wherever it rests', () => {
    const active = walked
      .flatMap(({ paths }) => paths.map(({ state }) => state as AnyMachineSnapshot))
      .filter(({ status }) => status === 'active');
    for (const snapshot of active) {
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });

  it('does nothing with a group that is not open', () => {
    const tried = moves.filter(({ event, from }) => event.type === 'DO' && typeof from.value === 'string');
    expect(tried.length).toBeGreaterThan(0);
    for (const { from, to } of tried) expect(to.value).toEqual(from.value);
  });

  it('keeps watching whatever becomes of a task', () => {
    const failed = moves.filter(
      ({ event, from }) => event.type === 'xstate.error.actor.call' && typeof from.value === 'object',
    );
    expect(failed.length).toBeGreaterThan(0);
    for (const { to } of failed) expect(to.value).toMatchObject({ open: { task: 'idle' } });
  });

  it('is over only when it was handed over', () => {
    const over = moves.filter(({ to, from }) => to.value === 'handedOver' && from.value !== 'handedOver');
    expect(over.length).toBeGreaterThan(0);
    for (const { to } of over) expect(to.context.asked?.task.kind).toBe('handOver');
  });
});

it('watches each member by an actor of their own, and sees who becomes ready', async () => {
  let members = [member('started', 'a'), member('invited', 'b')];
  const answering = (answer: () => unknown) =>
    callMachine.provide({ actors: { ask: fromPromise(async () => answer()) } });
  const actor = createActor(
    groupMachine.provide({
      actors: { load: answering(() => ({ group, members })), look: answering(() => ({ members })) },
    }),
    { input: { group_code: group.group_code } },
  ).start();
  onTestFinished(() => void actor.stop());
  await waitFor(actor, (state) => state.matches('open'));
  const seen = () =>
    Object.values(actor.getSnapshot().children)
      .flatMap((child) => connectMember(child) ?? [])
      .map(({ state, isNews }) => [state, isNews]);
  expect(seen()).toEqual([
    ['started', false],
    ['invited', false],
  ]);
  members = [member('ready', 'a'), member('invited', 'b'), member('invited', 'c')];
  actor.send({ type: 'CHANGED' });
  await waitFor(actor, (state) => state.matches({ open: { list: 'current' } }));
  expect(seen()).toEqual([
    ['ready', true],
    ['invited', false],
    ['invited', false],
  ]);
});
