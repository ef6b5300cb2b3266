import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { eventsIn, explore, nameOf, transitionsOf } from '../testing/explore.ts';
import { connectFlow } from './flow.connect.ts';
import {
  explored,
  machine,
  outputs,
  registration,
  serialize,
  steps,
  visitor,
} from './testing/flow-ground.ts';

describe('the registration machine', () => {
  const { taken, reached, paths } = explored;

  it('takes every transition there is on some path', () => {
    const eventless = new Set(machine.root.states['steps']?.states['resuming']?.always?.map(nameOf));
    const missing = [...new Set(transitionsOf(machine.root).map(nameOf))].filter(
      (name) => !taken.has(name) && !eventless.has(name),
    );
    expect(missing).toEqual([]);
  });

  it.each(steps.map((step) => step.code))(
    'resumes at %s when an earlier visit had come there',
    (resumeAt) => {
      const resumed = explore(machine, [], {}, serialize, { registration, resumeAt });
      expect([...resumed.reached].some((value) => value.includes(`"${resumeAt}"`))).toBe(true);
    },
  );

  it('reaches every end', () => {
    expect([...reached]).toEqual(
      expect.arrayContaining(['"unauthorized"', '"alreadyRegistered"', '"full"', '"confirmed"']),
    );
  });

  it('gives every state that is not an end a step and a way on', () => {
    for (const { state } of paths) {
      const snapshot = state as AnyMachineSnapshot;
      if (snapshot.status !== 'active') continue;
      const view = connectFlow(snapshot as never);
      expect(view.step, JSON.stringify(snapshot.value)).toBeDefined();
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });

  it('leaves a skipped step out of the flow and goes past it', () => {
    const skipping = paths.find(({ state }) => {
      const { context } = state as AnyMachineSnapshot;
      return context.answers.personal?.local === 'Y' && context.visited.includes('review');
    });
    expect(skipping && connectFlow(skipping.state as never).flow.map(({ step }) => step.code)).toEqual([
      'personal',
      'review',
    ]);
  });

  it('keeps one idempotency key over retries and takes a new one after a refusal', () => {
    const keys = new Set(
      paths.flatMap(({ state }) => {
        const { value, context } = state as AnyMachineSnapshot;
        const inner = JSON.stringify(value);
        return inner.includes('submitting')
          ? [context.submitKey]
          : inner.includes('changed')
            ? [context.submitKey]
            : [];
      }),
    );
    expect(keys).toEqual(new Set(['key-1', undefined]));
  });
});
