import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, valuesOf } from '../testing/explore.ts';
import { connectWaitlist } from './waitlist.connect.ts';
import { waitlistMachine } from './waitlist.machine.ts';

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

  it('keeps one entry over every retry, so that a place in line is never lost', () => {
    const joined = snapshots.filter((snapshot) => snapshot.matches('joined'));
    expect(joined.length).toBeGreaterThan(0);
    for (const { context } of joined) expect(context.entry).toMatch(/^entry-/);
  });
});
