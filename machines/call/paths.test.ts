import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, getInitialSnapshot } from 'xstate';
import { eventsIn, explore, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { connectCall } from './call.connect.ts';
import { callMachine, pageCallMachine } from './call.machine.ts';

const visitor = [{ type: 'CALL', request: 'a' }, ...['RETRY', 'ONLINE', 'EDIT'].map((type) => ({ type }))];
const outputs = { ask: [{ code: 'R7KM-42QD' }] };
const serialize = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context.failure?.kind]);

describe('a call', () => {
  const { taken, moves, paths } = explore(callMachine, visitor, outputs, serialize, undefined);
  const states = paths.map(({ state }) => state as AnyMachineSnapshot);

  it('takes every transition there is on some path', () => {
    // The eventless one is for who brings a request along.
    const all = new Set(transitionsOf(callMachine.root).map(nameOf));
    expect([...all].filter((name) => !taken.has(name) && !name.includes('isAsked'))).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      'calling.calling': {
        answered: 'answered',
        'calling.slow': 'after',
        failed: '!fault',
        lostConnection: '!connection',
        refused: '!otherwise',
        signedOut: '!unauthorized',
      },
      'calling.slow': {
        answered: 'answered',
        'calling.calling': 'RETRY',
        failed: '!fault',
        lostConnection: '!connection',
        refused: '!otherwise',
        signedOut: '!unauthorized',
      },
      failed: {
        'calling.calling': 'CALL RETRY',
        ready: 'EDIT',
      },
      lostConnection: {
        'calling.calling': 'CALL ONLINE RETRY',
        ready: 'EDIT',
      },
      ready: {
        'calling.calling': 'CALL',
      },
      refused: {
        'calling.calling': 'CALL',
        ready: 'EDIT',
      },
      signedOut: {
        'calling.calling': 'CALL',
        ready: 'EDIT',
      },
    });
  });

  it('is made at once where it is begun with a request', () => {
    const begun = getInitialSnapshot(callMachine, { request: 'a' });
    expect([begun.value, begun.context.request]).toEqual([{ calling: 'calling' }, 'a']);
  });

  it('gives every state that is not its answer a way on', () => {
    for (const snapshot of states.filter(({ status }) => status === 'active')) {
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });

  it('tells a page each of its phases, with what failed where something did', () => {
    const views = states.map((snapshot) => connectCall(snapshot as never));
    expect([...new Set(views.map(({ phase }) => phase))].sort()).toEqual(
      ['answered', 'calling', 'failed', 'lostConnection', 'ready', 'refused', 'signedOut', 'slow'].sort(),
    );
    const failed = views.filter(({ phase }) =>
      ['failed', 'lostConnection', 'refused', 'signedOut'].includes(phase),
    );
    expect(failed.every(({ failure }) => failure !== undefined)).toBe(true);
    expect(views.filter(({ working }) => working).every(({ failure }) => failure === undefined)).toBe(true);
    expect(views.find(({ phase }) => phase === 'answered')?.answer).toEqual({ code: 'R7KM-42QD' });
  });
});

describe('a call of a page', () => {
  const { taken, paths } = explore(pageCallMachine, visitor, outputs, serialize, undefined);

  it('is made anew once it was answered, and takes every transition there is on some path', () => {
    const all = new Set(transitionsOf(pageCallMachine.root).map(nameOf));
    expect([...all].filter((name) => !taken.has(name) && !name.includes('isAsked'))).toEqual([]);
    expect(paths.every(({ state }) => (state as AnyMachineSnapshot).status === 'active')).toBe(true);
  });
});
