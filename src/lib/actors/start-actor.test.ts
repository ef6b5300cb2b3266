import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { assign, createMachine } from 'xstate';
import { inspectActors, runningActors, startActor } from './start-actor.ts';

const counter = createMachine({
  types: {} as { context: { at: number }; events: { type: 'UP' } },
  context: { at: 0 },
  on: { UP: { actions: assign({ at: ({ context }) => context.at + 1 }) } },
});

const eventsHeard = () => {
  const heard: string[] = [];
  const stop = inspectActors((seen) => {
    if (seen.type === '@xstate.event') heard.push(seen.event.type);
  });
  onTestFinished(stop);
  return { heard, stop };
};

describe('an actor that is started', () => {
  it('runs, and goes on from a snapshot', () => {
    const actor = startActor(counter, {});
    actor.send({ type: 'UP' });
    const again = startActor(counter, { snapshot: actor.getPersistedSnapshot() });
    again.send({ type: 'UP' });
    expect(again.getSnapshot().context.at).toBe(2);
  });

  it('is looked at from whenever somebody does, until they stop', () => {
    const actor = startActor(counter, {});
    const { heard, stop } = eventsHeard();
    actor.send({ type: 'UP' });
    stop();
    actor.send({ type: 'UP' });
    expect(heard).toEqual(['UP']);
  });

  it('starts its children when hundreds of actors came before it', () => {
    const earlier = Array.from({ length: 201 }, () => startActor(counter, {}));
    const parent = createMachine({
      context: ({ spawn }) => ({ child: spawn(counter) }),
    });
    expect(startActor(parent, {}).getSnapshot().context.child.getSnapshot().status).toBe('active');
    expect(runningActors().length).toBeGreaterThanOrEqual(earlier.length);
  });

  it('goes on, and is seen by others, when one who looks throws', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    onTestFinished(() => void vi.unstubAllGlobals());
    onTestFinished(
      inspectActors(() => {
        throw new Error('not my day');
      }),
    );
    const { heard } = eventsHeard();
    const actor = startActor(counter, {});
    actor.send({ type: 'UP' });
    expect([actor.getSnapshot().context.at, heard.includes('UP')]).toEqual([1, true]);
    expect(report).toHaveBeenCalled();
  });
});
