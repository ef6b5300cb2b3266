import { describe, expect, it } from 'vitest';
import { connectFlow } from './flow.connect.ts';
import { registration, steps } from './testing/flow-fixture.ts';

const at = (value: unknown, context: object = {}) =>
  connectFlow({
    value,
    context: { steps, registration, answers: {}, visited: [], ...context },
  } as never);
const inHotel = (inner: unknown = 'editing', context: object = {}) =>
  at({ steps: { hotel: inner } }, { visited: ['personal', 'hotel'], ...context });

it.each([
  ['editing', 'editing'],
  [{ saving: 'calling' }, 'working'],
  [{ saving: 'slow' }, 'slow'],
  [{ loading: 'calling' }, 'loading'],
  [{ loading: 'slow' }, 'loadingSlowly'],
  ['unloaded', 'unloaded'],
  ['submitting', 'submitting'],
  ['lostConnection', 'lostConnection'],
  ['failed', 'failed'],
  ['changed', 'changed'],
  ['conflicted', 'conflicted'],
])('in %j a page draws "%s"', (inner, phase) => {
  expect(inHotel(inner).phase).toBe(phase);
});

describe('where somebody is', () => {
  it('is a step, its place, and those beside it', () => {
    const view = inHotel();
    expect([view.step?.code, view.position, view.previous?.code, view.next?.code]).toEqual([
      'hotel',
      2,
      'personal',
      'review',
    ]);
    expect(view.flow.map(({ step, state }) => [step.code, state])).toEqual([
      ['personal', 'done'],
      ['hotel', 'now'],
      ['review', 'next'],
    ]);
    expect(view.end).toBeUndefined();
  });

  it('leaves out what is skipped', () => {
    const view = at(
      { steps: { review: 'editing' } },
      { visited: ['personal', 'review'], answers: { personal: { local: 'Y' } } },
    );
    expect(view.flow.map(({ step }) => step.code)).toEqual(['personal', 'review']);
    expect(view.skipped.map(({ code }) => code)).toEqual(['hotel']);
    expect([view.position, view.previous?.code, view.next]).toEqual([2, 'personal', undefined]);
  });

  it('has nothing before the first step', () => {
    const view = at({ steps: { personal: 'editing' } });
    expect([view.position, view.previous, view.next?.code]).toEqual([1, undefined, 'hotel']);
  });
});

it.each(['unauthorized', 'alreadyRegistered', 'full', 'confirmed'] as const)('ends as %s', (end) => {
  const view = at(end);
  expect([view.end, view.step, view.position]).toEqual([end, undefined, 0]);
});

it('gives the page what failed and what is reviewed', () => {
  const [failure, review] = [{ kind: 'failed', errors: {} }, { steps: [] }];
  expect(inHotel('failed', { failure, review })).toMatchObject({ failure, review });
});
