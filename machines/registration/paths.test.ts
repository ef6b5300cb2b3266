import { describe, expect, it } from 'vitest';
import { registration } from '../flow/testing/flow-ground.ts';
import { explore, guardedOf, nameOf, transitionsOf, valuesOf } from '../testing/explore.ts';
import { connectStart } from './start.connect.ts';
import { startMachine } from './start.machine.ts';

describe('the start machine', () => {
  const choice = { track: 'online', mode: 'Online', registrations_day: ['friday'] };
  const visitor = [
    { type: 'BEGIN', email: 'a@b.example', choice, key: 'k' },
    { type: 'BEGIN', email: 'a@b.example', choice, key: 'k', pass: { invitation_code: 'INVITE-1' } },
    { type: 'RETRY' },
    { type: 'EDIT' },
    { type: 'ONLINE' },
  ];
  const outputs = {
    check: [{ status: 'new' }, { status: 'already_registered' }, { status: 'full' }, { status: 'closed' }],
    begin: [{ registration, token: 't' }],
  };
  const { taken, reached, refused, moves, paths } = explore(
    startMachine,
    visitor,
    outputs,
    ({ value, context }) => JSON.stringify([value, context.request, context.failure?.kind]),
  );

  it('takes every transition there is on some path', () => {
    const missing = [...new Set(transitionsOf(startMachine.root).map(nameOf))].filter(
      (name) => !taken.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('closes every guard of its chart somewhere', () => {
    expect(guardedOf(startMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('begins only what the server called new, or what a pass opens', () => {
    const begun = moves.filter(({ from, to }) => from.matches('checking') && to.matches('beginning'));
    expect(begun.length).toBeGreaterThan(0);
    for (const { from, event } of begun) {
      const { status } = (event as { output?: { status?: string } }).output ?? {};
      const passes = from.context.request?.pass !== undefined && ['full', 'closed'].includes(status ?? '');
      expect(status === 'new' || passes, status).toBe(true);
    }
    const shut = moves.filter(
      ({ from, event }) =>
        from.matches('checking') &&
        from.context.request?.pass === undefined &&
        ['full', 'closed'].includes((event as { output?: { status: string } }).output?.status ?? ''),
    );
    expect(shut.length).toBeGreaterThan(0);
    for (const { to } of shut) expect(['full', 'closed']).toContain(to.value);
  });

  it('reaches every state', () => {
    expect([...reached].sort()).toEqual(
      valuesOf(startMachine.root)
        .map((value) => JSON.stringify(value))
        .sort(),
    );
  });

  it('tells a page what goes on with its calls, what was refused, and why it cannot begin', () => {
    const views = paths.map(({ state }) => connectStart(state as never));
    expect(new Set(views.map(({ call }) => call))).toEqual(
      new Set(['ready', 'calling', 'slow', 'lostConnection', 'failed']),
    );
    for (const view of views)
      expect(view.working, JSON.stringify(view)).toBe(['calling', 'slow'].includes(view.call));
    expect(new Set(views.map(({ refusal }) => refusal))).toEqual(
      new Set([undefined, 'full', 'closed', 'alreadyRegistered']),
    );
    expect(views.some(({ refused, call }) => refused !== undefined && call === 'ready')).toBe(true);
  });
});
