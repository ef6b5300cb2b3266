import { describe, expect, it, test } from 'vitest';
import { resumeStep } from './flow.machine.ts';
import { restorableSnapshot } from './restore.ts';
import { machine, steps } from './testing/flow-fixture.ts';

describe('what was kept of a flow', () => {
  const kept = (value: unknown, status: unknown = 'active') => ({ status, value, context: {} });
  it.each([
    ['a step', kept({ steps: { hotel: 'editing' } })],
    ['a call of it', kept({ steps: { hotel: { saving: 'slow' } } })],
    ['an end', kept('confirmed')],
  ])('is gone on with at %s', (_, snapshot) => {
    expect(restorableSnapshot(machine, snapshot)).toBe(snapshot);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['words', 'steps'],
    ['what has ended', kept('confirmed', 'done')],
    ['what has no status', { value: 'confirmed', context: {} }],
    ['a step that is there no more', kept({ steps: { dinner: 'editing' } })],
    ['a state that the step has no more', kept({ steps: { hotel: 'dreaming' } })],
    ['a call that it has no more', kept({ steps: { hotel: { dreaming: 'calling' } } })],
    ['an end that there is not', kept('toString')],
    ['no state at all', kept(null)],
    ['a number for a state', kept({ steps: 7 })],
    ['one good state beside one that is gone', kept({ steps: { hotel: 'editing', dinner: 'editing' } })],
  ])('is left alone where it is %s', (_, snapshot) => {
    expect(restorableSnapshot(machine, snapshot)).toBeUndefined();
  });
});

// Where somebody was, which steps there are now, and where they go on.
test.each([
  ['hotel', ['personal', 'hotel', 'review'], 'hotel'],
  ['hotel', ['review', 'personal'], 'personal'],
  ['review', ['personal', 'hotel'], 'hotel'],
  ['personal', ['hotel', 'review'], undefined],
  ['dinner', ['personal', 'hotel'], undefined],
])('who was at %s goes on, of %j, at %s', (current, now, at) => {
  const there = now.flatMap((code) => steps.filter((step) => step.code === code));
  expect(resumeStep(steps, current, there)).toBe(at);
});
