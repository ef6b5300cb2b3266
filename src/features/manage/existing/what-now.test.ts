import { describe, expect, it } from 'vitest';
import { ACTIONS, whatNow } from './what-now.ts';

const submitted = { status: 'Submitted', hasTickets: false, hasReceipt: true } as const;

describe('what may be done with a registration', () => {
  it.each([
    ['submitted', submitted, 'calendar receipt resend invite'],
    ['with tickets', { ...submitted, hasTickets: true }, 'tickets calendar receipt resend invite'],
    ['unfinished', { ...submitted, status: 'Not Submitted', hasReceipt: false }, 'goOn'],
    ['cancelled', { ...submitted, status: 'Cancelled' }, 'receipt'],
  ] as const)('%s', (_, standing, can) => {
    expect(whatNow(standing).can.join(' ')).toBe(can);
  });

  it.each([
    ['submitted', submitted, { correct: 'answers', discount: 'discount' }],
    [
      'unfinished',
      { ...submitted, status: 'Not Submitted', hasReceipt: false },
      Object.fromEntries(['calendar', 'receipt', 'resend', 'invite'].map((a) => [a, 'submitFirst'])),
    ],
    [
      'cancelled',
      { ...submitted, status: 'Cancelled' },
      { calendar: 'cancelled', resend: 'cancelled', invite: 'cancelled' },
    ],
  ] as const)('says why something may not be: %s', (_, standing, why) => {
    const told = whatNow(standing).cannot.map(({ action, reason }) => [action, reason]);
    expect(Object.fromEntries(told)).toEqual(why);
  });

  it('says of no action both that it can and that it cannot be done', () => {
    const { can, cannot } = whatNow(submitted);
    const named = [...can, ...cannot.map(({ action }) => action)];
    expect(new Set(named).size).toBe(named.length);
    expect(named.every((action) => ACTIONS.includes(action))).toBe(true);
  });
});
