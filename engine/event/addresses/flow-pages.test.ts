import { expect, it } from 'vitest';
import { flowOfPage, flowPages } from './flow-pages.ts';

it('has the pages of a flow where the specification names them, else at its code', () => {
  expect(flowPages('proposal')).toEqual({
    begin: '/workshop-proposals',
    confirmation: '/workshop-proposal-confirmation',
    step: '/apply/proposal/step',
    tickets: '/apply/proposal/tickets',
  });
  expect(flowPages('volunteer')).toEqual({
    begin: '/apply/volunteer',
    confirmation: '/apply/volunteer/confirmation',
    step: '/apply/volunteer/step',
    tickets: '/apply/volunteer/tickets',
  });
  expect(flowPages('__proto__').begin).toBe('/apply/__proto__');
});

it.each([
  ['/workshop-proposals', 'proposal'],
  ['/workshop-proposals/AB-12', 'proposal'],
  ['/workshop-proposal-confirmation', 'proposal'],
  ['/apply/proposal/step', 'proposal'],
  ['/exhibitor-application', 'exhibitor'],
  ['/exhibitor-application-confirmation', 'exhibitor'],
  ['/activity-application', 'activity'],
  ['/apply/volunteer/confirmation', 'volunteer'],
  ['/apply/%zz', '%zz'],
  ['/apply', ''],
  ['/workshops', ''],
])('the page %s is of the flow "%s"', (page, flow) => {
  expect(flowOfPage(page)).toBe(flow);
});
