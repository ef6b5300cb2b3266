import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { type InspectionMessage, isInspectionMessage } from '#machines/inspection/inspection-messages.ts';
import { inspect, startActor } from '#src/lib/actors/start-actor.ts';
import { tellInspector } from '#src/lib/inspection/tell-inspector.ts';
import { createInspectionLog, type Inspection, nothingHeard } from './inspection-log.ts';
import { createLightIndex } from './light-index.ts';

const door = createMachine({
  types: {} as { context: { name: string; knocks: number } },
  id: 'door',
  context: { name: 'Ana Roy', knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        KNOCK: { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
        OPEN: { target: 'open', guard: ({ context }) => context.knocks > 0 },
      },
    },
    open: { on: { SHUT: 'shut' } },
  },
});

function listening() {
  let inspection: Inspection = nothingHeard;
  const log = createInspectionLog((next) => {
    inspection = next;
  });
  const messages: InspectionMessage[] = [];
  const hear = (message: InspectionMessage) => {
    // As it comes over a channel: data alone.
    const sent = structuredClone(message);
    messages.push(sent);
    log.hear(sent);
  };
  return { hear, messages, heard: () => inspection, log };
}

describe('an inspector', () => {
  it('hears of who runs already and of what becomes of it, and nothing personal', () => {
    const actor = startActor(door, {});
    const { hear, heard, messages } = listening();
    const stop = tellInspector('tab', hear);
    actor.send({ type: 'KNOCK' });
    actor.send({ type: 'OPEN' });
    stop();
    actor.send({ type: 'SHUT' });
    const mine = heard().actors.find(({ sessionId }) => sessionId === `tab ${actor.sessionId}`);
    const entries = heard().entries.filter(({ sessionId }) => sessionId === mine?.sessionId);
    expect(entries.map(({ event }) => event)).toEqual(['started', 'KNOCK', 'OPEN']);
    expect(JSON.stringify(messages)).not.toContain('Ana');
    if (!mine?.chart) throw new Error('no chart was told');
    const before = createLightIndex(mine.chart).at(entries, 0);
    expect([[...before.now], [...before.closed]]).toEqual([
      ['door.shut'],
      ['door.shut door.open OPEN inline'],
    ]);
    const after = createLightIndex(mine.chart).at(entries, entries.length - 1);
    expect([[...after.now], [...after.visited], after.last.size]).toEqual([
      ['door.open'],
      ['door.shut', 'door.open'],
      1,
    ]);
    actor.stop();
  });

  it('begins a tab anew when it tells of itself again, and keeps one that has gone to be looked at', () => {
    const { hear, heard } = listening();
    hear({ type: 'tab', tab: 'a', address: '/registration/step' });
    const actor = createActor(door, { inspect }).start();
    const stop = tellInspector('a', hear);
    stop();
    const count = heard().actors.length;
    expect(count).toBeGreaterThan(0);
    hear({ type: 'gone', tab: 'a' });
    expect([heard().tabs[0]?.isGone, heard().actors.length]).toEqual([true, count]);
    hear({ type: 'tab', tab: 'a', address: '/' });
    expect([heard().tabs, heard().actors]).toEqual([
      [{ tab: 'a', address: '/', number: 1, isGone: false, isReloaded: false, isOfFile: false }],
      [],
    ]);
    actor.stop();
  });

  it('tells a tab that was loaded anew from another, and one that was copied from the first', () => {
    const { hear, heard } = listening();
    hear({ type: 'tab', tab: 'a', address: '/one' });
    hear({ type: 'tab', tab: 'b', address: '/two' });
    hear({ type: 'gone', tab: 'a' });
    hear({ type: 'tab', tab: 'c', address: '/three', after: 'a' });
    hear({ type: 'tab', tab: 'd', address: '/two', after: 'b' });
    expect(
      heard().tabs.map(({ tab, number, isGone, isReloaded }) => [tab, number, isGone, isReloaded]),
    ).toEqual([
      ['c', 1, false, false],
      ['a', 1, true, true],
      ['b', 2, false, false],
      ['d', 3, false, false],
    ]);
  });

  it('takes what a file tells for no tab of this browser', () => {
    const { heard, log, hear } = listening();
    log.hearFile([
      { type: 'tab', tab: 'trace', address: '/registration/step' },
      { type: 'gone', tab: 'trace' },
    ]);
    hear({ type: 'tab', tab: 'a', address: '/one' });
    expect(heard().tabs.map(({ tab, number, isOfFile, isGone }) => [tab, number, isOfFile, isGone])).toEqual([
      ['trace', 0, true, true],
      ['a', 1, false, false],
    ]);
  });

  it('keeps what has not changed of a context as it was, so that what has is told by its identity', () => {
    const { heard, log, hear } = listening();
    const of = { tab: 'a', sessionId: 'x:0', rootId: 'x:0', createdAt: 1 };
    const shown = (at: number) => ({ status: 'active', context: { steps: [{ code: 'one' }], at } });
    hear({ type: 'tab', tab: 'a', address: '/one' });
    log.hear({ type: '@xstate.actor', ...of, name: 'flow', snapshot: shown(0) });
    log.hear({ type: '@xstate.snapshot', ...of, event: { type: 'NEXT' }, snapshot: shown(1) });
    const [first, second] = heard().entries.map(
      ({ snapshot }) => snapshot.context as Record<string, unknown>,
    );
    expect(second).toEqual({ steps: [{ code: 'one' }], at: 1 });
    expect(second?.['steps']).toBe(first?.['steps']);
  });

  it.each([
    ['nothing', null],
    ['another type', { type: 'hello', tab: 'a' }],
    ['no tab', { type: 'gone' }],
    ['no address', { type: 'tab', tab: 'a' }],
    [
      'an actor without a snapshot',
      { type: '@xstate.actor', tab: 'a', sessionId: 'x', createdAt: 1, name: 'n' },
    ],
    [
      'a snapshot of no event',
      { type: '@xstate.snapshot', tab: 'a', sessionId: 'x', createdAt: 1, snapshot: { status: 'active' } },
    ],
    [
      'edges that are none',
      { type: '@xstate.microstep', tab: 'a', sessionId: 'x', createdAt: 1, edges: [1] },
    ],
  ])('takes %s for no message', (_, data) => {
    expect(isInspectionMessage(data)).toBe(false);
  });

  it('leaves out who nobody has told of, and a definition that cannot be read', () => {
    const { log, heard } = listening();
    const of = { tab: 'b', sessionId: 'x:0', rootId: 'x:0', createdAt: 1 };
    log.hear({ type: '@xstate.snapshot', ...of, event: { type: 'NEXT' }, snapshot: { status: 'active' } });
    expect(heard().entries).toEqual([]);
    const snapshot = { status: 'active', value: 'gone' };
    log.hear({ type: '@xstate.actor', ...of, name: 'old', definition: '{"initial":', snapshot });
    expect(heard().actors).toMatchObject([{ name: 'old' }]);
    expect(heard().actors[0]?.chart).toBeUndefined();
  });
});
