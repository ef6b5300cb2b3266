import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, waitFor } from 'xstate';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, valuesOf, waysOf } from '../testing/explore.ts';
import { connectWaitlist } from './waitlist.connect.ts';
import { type WaitingPerson, type WaitlistPlace, waitlistMachine } from './waitlist.machine.ts';

const person = { first_name: 'Ada', last_name: 'Roy', email: 'ada@sd36.example' };
const visitor = [{ type: 'JOIN', person }, { type: 'RETRY' }, { type: 'EDIT' }, { type: 'ONLINE' }];
const outputs = {
  check: [{ waitlist: 'Y', entry_ID: 'entry-1' }, { waitlist: 'Y', entry_ID: 'entry-2' }, { waitlist: 'N' }],
  save: [{ entry_ID: 'entry-1', position: 3 }],
};

describe('the waitlist machine', () => {
  const { taken, refused, moves, reached, paths } = explore(
    waitlistMachine,
    visitor,
    outputs,
    ({ value, context }) => JSON.stringify([value, context.entry, context.failure?.kind]),
  );
  const snapshots = paths.map(({ state }) => state as AnyMachineSnapshot);

  it('takes every transition there is on some path', () => {
    const missing = [...new Set(transitionsOf(waitlistMachine.root).map(nameOf))].filter(
      (name) => !taken.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('reaches every state, each with a way on', () => {
    expect([...reached].sort()).toEqual(
      valuesOf(waitlistMachine.root)
        .map((value) => JSON.stringify(value))
        .sort(),
    );
    for (const snapshot of snapshots.filter(({ status }) => status === 'active')) {
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      'checking.calling': {
        'checking.slow': 'after',
        failed: '!otherwise',
        filling: '!invalid',
        lostConnection: '!connection',
        open: 'answered',
        'saving.calling': 'answered',
      },
      'checking.slow': {
        'checking.calling': 'RETRY',
        failed: '!otherwise',
        filling: '!invalid',
        lostConnection: '!connection',
        open: 'answered',
        'saving.calling': 'answered',
      },
      failed: {
        'checking.calling': 'JOIN RETRY',
        filling: 'EDIT',
      },
      filling: {
        'checking.calling': 'JOIN',
      },
      lostConnection: {
        'checking.calling': 'JOIN ONLINE RETRY',
        filling: 'EDIT',
      },
      open: {
        'checking.calling': 'JOIN',
        filling: 'EDIT',
      },
      'saving.calling': {
        failed: '!otherwise',
        filling: '!invalid',
        joined: 'answered',
        lostConnection: '!connection',
        'saving.slow': 'after',
      },
      'saving.slow': {
        failed: '!otherwise',
        filling: '!invalid',
        joined: 'answered',
        lostConnection: '!connection',
        'saving.calling': 'RETRY',
      },
    });
  });

  it('closes every guard of its chart somewhere', () => {
    expect(guardedOf(waitlistMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('puts nobody in line whom the server does not make wait', () => {
    const saved = moves.filter(({ from, to }) => from.matches('checking') && to.matches('saving'));
    expect(saved.length).toBeGreaterThan(0);
    for (const { event } of saved)
      expect((event as { output?: { waitlist?: string } }).output?.waitlist).toBe('Y');
  });

  it('tells a page what goes on with its calls, what was refused, and whether there is no need to wait', () => {
    const views = snapshots.map((snapshot) => connectWaitlist(snapshot as never));
    expect(new Set(views.map(({ call }) => call))).toEqual(
      new Set(['ready', 'calling', 'slow', 'lostConnection', 'failed']),
    );
    for (const view of views)
      expect(view.working, JSON.stringify(view)).toBe(['calling', 'slow'].includes(view.call));
    expect(views.some(({ refused, call }) => refused !== undefined && call === 'ready')).toBe(true);
    expect(views.filter(({ isOpen }) => isOpen).map(({ call }) => call)).toContain('ready');
    expect(views.find(({ place }) => place !== undefined)?.place).toEqual({
      entry_ID: 'entry-1',
      position: 3,
    });
  });

  it('forgets what failed once it is gone back to be mended', () => {
    const back = moves.filter(({ event }) => event.type === 'EDIT');
    expect(back.some(({ from, to }) => from.context.failure && from.value !== to.value)).toBe(true);
    for (const { from, to } of back)
      if (from.value !== to.value) expect(to.context.failure, String(from.value)).toBeUndefined();
  });

  it('keeps one entry over every retry, so that a place in line is never lost', () => {
    const joined = snapshots.filter((snapshot) => snapshot.matches('joined'));
    expect(joined.length).toBeGreaterThan(0);
    for (const { context } of joined) expect(context.entry).toMatch(/^entry-/);
  });
});

const errors = { email: ['is needed.'] };
// The state, and what a page draws besides the calls of it.
it.each([
  ['filling', { isOpen: false, refused: errors }],
  ['open', { isOpen: true, refused: undefined }],
  ['failed', { isOpen: false, refused: undefined }],
  ['joined', { isOpen: false, refused: undefined }],
])('in "%s" a page draws %j', (value, drawn) => {
  const context = { failure: { kind: 'invalid', errors }, place: undefined };
  expect(connectWaitlist({ value, context } as never)).toMatchObject(drawn);
});

it('asks for whom it was told last, once more what was lost, and always under the entry given first', async () => {
  const other = { ...person, email: 'bo@sd36.example' };
  const asked: unknown[] = [];
  const lost = { kind: 'connection', errors: {} };
  const check = fromPromise<{ waitlist: 'Y' | 'N'; entry_ID?: string }, WaitingPerson | undefined>(
    ({ input }) => {
      asked.push(input);
      return asked.length === 1
        ? Promise.reject(lost)
        : Promise.resolve({ waitlist: 'Y', entry_ID: `entry-${asked.length}` });
    },
  );
  const save = fromPromise<WaitlistPlace, { person: WaitingPerson | undefined; entry: string }>(
    ({ input }) => {
      asked.push(input);
      return asked.length === 3
        ? Promise.reject({ kind: 'invalid', errors })
        : Promise.resolve({ entry_ID: 'entry-2', position: 3 });
    },
  );
  const actor = createActor(waitlistMachine.provide({ actors: { check, save } })).start();
  actor.send({ type: 'JOIN', person });
  await waitFor(actor, (state) => state.matches('lostConnection'));
  actor.send({ type: 'RETRY' });
  await waitFor(actor, (state) => state.matches('filling'));
  expect(connectWaitlist(actor.getSnapshot()).refused).toEqual(errors);
  actor.send({ type: 'JOIN', person: other });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
  await waitFor(actor, ({ status }) => status === 'done');
  expect(asked).toEqual([
    person,
    person,
    { person, entry: 'entry-2' },
    other,
    { person: other, entry: 'entry-2' },
  ]);
  expect(actor.getSnapshot().context.place).toEqual({ entry_ID: 'entry-2', position: 3 });
});
