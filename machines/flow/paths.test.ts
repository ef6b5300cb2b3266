import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { eventsIn, explore, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { connectFlow } from './flow.connect.ts';
import {
  explored,
  machine,
  outputs,
  registration,
  serialize,
  steps,
  visitor,
} from './testing/flow-fixture.ts';

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

  const ways = waysOf(explored.moves);
  const waysIn = (step: string) =>
    Object.fromEntries(
      Object.entries(ways).flatMap(([state, targets]) =>
        state.startsWith(`steps.${step}.`) ? [[state.slice(`steps.${step}.`.length), targets]] : [],
      ),
    );

  it('leads from a form where its chart says, and nowhere else', () => {
    expect(waysIn('hotel')).toEqual({
      changed: {
        'steps.hotel.editing': 'CONTINUE GO_TO',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'GO_TO',
      },
      conflicted: {
        'steps.hotel.editing': 'CONTINUE GO_TO',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'GO_TO',
      },
      editing: {
        'steps.hotel.conflicted': 'CONFLICT',
        'steps.hotel.saving.calling': 'NEXT',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'GO_TO',
      },
      failed: {
        'steps.hotel.editing': 'EDIT GO_TO',
        'steps.hotel.saving.calling': 'RETRY',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'GO_TO',
      },
      lostConnection: {
        'steps.hotel.editing': 'EDIT GO_TO',
        'steps.hotel.saving.calling': 'ONLINE RETRY',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'GO_TO',
      },
      'saving.calling': {
        alreadyRegistered: '!already_registered',
        full: '!closed !full',
        'steps.hotel.changed': '!stale',
        'steps.hotel.conflicted': '!conflict',
        'steps.hotel.editing': '!invalid GO_TO',
        'steps.hotel.failed': '!declined !fault !in_flight !price',
        'steps.hotel.lostConnection': '!connection',
        'steps.hotel.saving.slow': 'after',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'GO_TO answered',
        unauthorized: '!unauthorized',
      },
      'saving.slow': {
        alreadyRegistered: '!already_registered',
        full: '!closed !full',
        'steps.hotel.changed': '!stale',
        'steps.hotel.conflicted': '!conflict',
        'steps.hotel.editing': '!invalid GO_TO',
        'steps.hotel.failed': '!declined !fault !in_flight !price',
        'steps.hotel.lostConnection': '!connection',
        'steps.hotel.saving.calling': 'RETRY',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'GO_TO answered',
        unauthorized: '!unauthorized',
      },
    });
  });

  it('leads from the review where its chart says, and nowhere else', () => {
    expect(waysIn('review')).toEqual({
      changed: {
        'steps.hotel.editing': 'BACK GO_TO',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'CONTINUE GO_TO',
      },
      editing: {
        'steps.hotel.editing': 'BACK GO_TO',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'GO_TO RELOAD',
        'steps.review.submitting': 'SUBMIT',
      },
      'loading.calling': {
        alreadyRegistered: '!already_registered',
        confirmed: 'answered',
        full: '!closed !full',
        'steps.hotel.editing': 'BACK GO_TO',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.changed': '!stale',
        'steps.review.editing': 'answered',
        'steps.review.loading.slow': 'after',
        'steps.review.unloaded': '!otherwise',
        unauthorized: '!unauthorized',
      },
      'loading.slow': {
        alreadyRegistered: '!already_registered',
        confirmed: 'answered',
        full: '!closed !full',
        'steps.hotel.editing': 'BACK GO_TO',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.changed': '!stale',
        'steps.review.editing': 'answered',
        'steps.review.loading.calling': 'GO_TO RELOAD RETRY',
        'steps.review.unloaded': '!otherwise',
        unauthorized: '!unauthorized',
      },
      submitting: {
        alreadyRegistered: 'answered',
        confirmed: 'answered',
        full: 'answered',
        'steps.review.changed': 'answered',
        'steps.review.editing': 'answered !otherwise',
        'steps.review.loading.calling': 'answered',
        unauthorized: 'answered',
      },
      unloaded: {
        'steps.hotel.editing': 'BACK GO_TO',
        'steps.personal.editing': 'BACK GO_TO',
        'steps.review.loading.calling': 'GO_TO ONLINE RETRY',
      },
    });
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
