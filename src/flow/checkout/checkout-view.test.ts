import { describe, expect, it } from 'vitest';
import type { Dossier } from '#engine/contract/registration.ts';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { registration } from '#machines/flow/testing/flow-fixture.ts';
import { checkoutOf, pagesOf, viewOfForm } from './checkout-view.ts';

const step = (code: string, more: Partial<Step> = {}): Step => ({ code, label: code, kind: 'form', ...more });
const tickets = step('tickets');
const who = step('who', { with_payment: 'Y' });
const review = step('review', { kind: 'payment' });

const reviewed = (more: object = {}) =>
  ({
    registration,
    steps: [{ errors: {} }],
    quote: { total: 5040, complete: 'Y' },
    ...more,
  }) as unknown as FlowView['review'];

/** A flow that stands in a step. */
function at(current: Step, more: Partial<FlowView> = {}, steps = [tickets, who, review]): FlowView {
  const position = steps.indexOf(current);
  return {
    end: undefined,
    step: current,
    phase: 'editing',
    flow: steps.map((each, index) => ({
      step: each,
      state: index === position ? 'now' : index < position ? 'done' : 'next',
    })),
    skipped: [],
    position: position + 1,
    previous: steps[position - 1],
    next: steps[position + 1],
    failure: undefined,
    review: undefined,
    ...more,
  };
}

describe('a checkout', () => {
  it.each([
    ['in its form', at(who), true],
    ['while the review comes', at(review, { phase: 'loading' }), true],
    ['while it is paid', at(review, { phase: 'submitting', review: reviewed() }), true],
    ['once a card was refused', at(review, { review: reviewed() }), true],
    ['not in the step before', at(tickets), false],
    [
      'not where something has to be mended',
      at(review, { review: reviewed({ steps: [{ errors: { a: ['A'] } }] }) }),
      false,
    ],
    [
      'not where nothing is to be paid',
      at(review, { review: reviewed({ quote: { total: 0, complete: 'Y' } }) }),
      false,
    ],
    [
      'not where a fee is undecided',
      at(review, { review: reviewed({ quote: { total: 9, complete: 'N' } }) }),
      false,
    ],
    ['not where the review has changed', at(review, { phase: 'changed', review: reviewed() }), false],
    ['not where the review cannot be had', at(review, { phase: 'unloaded' }), false],
    ['not in a flow without one', at(review, { review: reviewed() }, [tickets, review]), false],
  ])('is shown %s', (_, view, isShown) => {
    expect(checkoutOf(view, registration)).toBe(isShown ? who : undefined);
  });

  it('is not for who is paid for by a group', () => {
    const member = { ...registration, group: { group_organization: 'A school' } } as unknown as Dossier;
    expect(checkoutOf(at(who), member)).toBeUndefined();
  });

  it.each([
    [at(tickets), ['now', 'next']],
    [at(who), ['done', 'now']],
    [at(review), ['done', 'now']],
  ])('is one of the pages of a flow', (view, states) => {
    expect(pagesOf(view).map((each) => each.step.code)).toEqual(['tickets', 'who']);
    expect(pagesOf(view).map(({ state }) => state)).toEqual(states);
  });

  it('leaves other flows their pages', () => {
    const view = at(review, {}, [tickets, review]);
    expect(pagesOf(view)).toBe(view.flow);
  });

  it('shows its form as it stands while the flow is in the review', () => {
    const view = viewOfForm(at(review, { review: reviewed() }), who, true);
    expect([view.step, view.phase, view.position]).toEqual([who, 'working', 2]);
    expect([view.previous, view.next]).toEqual([tickets, review]);
    expect(viewOfForm(at(review), who, false).phase).toBe('editing');
    const own = at(who);
    expect(viewOfForm(own, who, true)).toBe(own);
  });
});
