import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { explore } from '../testing/explore.ts';
import { createFlowMachine } from './flow.machine.ts';
import { registration as begun, outputs, serialize, visitor } from './testing/flow-fixture.ts';

const registration = { ...begun, status: 'Submitted' as const };
const form = (code: string, more: Partial<Step> = {}): Step => ({
  code,
  label: code,
  kind: 'form',
  form_type: code,
  after_payment: 'Y',
  ...more,
});
const steps = [
  form('personal'),
  form('hotel', { skip_if: { '==': [{ var: 'answers.personal.local' }, 'Y'] } }),
];
const machine = createFlowMachine(steps);

describe('the steps after the payment', () => {
  const { moves, reached } = explore(machine, visitor, outputs, serialize, { registration });

  it('end as confirmed by the last saved step, and by nothing else', () => {
    const ended = moves.filter(({ to }) => to.value === 'confirmed');
    expect(ended.length).toBeGreaterThan(0);
    for (const { from, event } of ended) {
      expect(JSON.stringify(from.value)).toContain('saving');
      expect(event.type).toMatch(/^xstate\.done\.actor\./);
    }
    // From the first of two steps only where the second is skipped.
    const early = ended.filter(({ from }) => JSON.stringify(from.value).includes('personal'));
    expect(early.length).toBeGreaterThan(0);
    for (const { from } of early) expect(from.context.answers.personal?.local).toBe('Y');
  });

  it('have no review and nothing to submit', () => {
    expect([...reached].filter((value) => /review|submitting/.test(value))).toEqual([]);
  });

  it('begin where somebody asked to, and go on from there', async () => {
    const saved: string[] = [];
    const actor = createActor(
      machine.provide({
        actors: {
          saveStep: fromPromise(async ({ input }) => {
            saved.push(input.formType);
            return { saved_at: '2026-11-21T00:00:00Z' };
          }),
        },
      }),
      { input: { registration, resumeAt: 'hotel', visited: ['personal'] } },
    ).start();
    expect(actor.getSnapshot().value).toEqual({ steps: { hotel: 'editing' } });
    actor.send({ type: 'NEXT', values: {}, version: 1 });
    await waitFor(actor, (state) => state.status === 'done');
    expect([actor.getSnapshot().value, saved]).toEqual(['confirmed', ['hotel']]);
  });
});
