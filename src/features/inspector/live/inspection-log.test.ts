import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { inspect, startActor } from '#src/lib/actors/start-actor.ts';
import type { InspectionMessage } from '#src/lib/inspection/inspection-messages.ts';
import { tellInspector } from '#src/lib/inspection/tell-inspector.ts';
import { createInspectionLog, type Inspection, nothingHeard } from './inspection-log.ts';
import { lightsOf } from './lights.ts';

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
    const before = lightsOf(mine.chart, entries.slice(0, 1));
    expect([[...before.now], [...before.closed]]).toEqual([
      ['door.shut'],
      ['door.shut door.open OPEN inline'],
    ]);
    const after = lightsOf(mine.chart, entries);
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
    expect([heard().tabs, heard().actors]).toEqual([[{ tab: 'a', address: '/', isGone: false }], []]);
    actor.stop();
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
