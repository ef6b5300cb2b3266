import { describe, expect, it } from 'vitest';
import { ACTIONS, standingOf, whatNow } from './what-now.ts';

const submitted = {
  status: 'Submitted',
  isReady: false,
  hasTickets: false,
  hasReceipt: true,
  isOver: false,
  hasChoice: true,
  answers: 'never',
  shop: 'never',
} as const;

describe('what may be done with a registration', () => {
  it.each([
    ['submitted', submitted, 'calendar receipt resend invite change cancel'],
    [
      'with tickets',
      { ...submitted, hasTickets: true },
      'tickets calendar receipt resend invite change cancel',
    ],
    ['over', { ...submitted, isOver: true }, 'calendar receipt resend invite'],
    ['of one kind', { ...submitted, hasChoice: false }, 'calendar receipt resend invite cancel'],
    [
      'with steps that are open',
      { ...submitted, answers: 'open', shop: 'open' },
      'calendar receipt resend invite correct buy change cancel',
    ],
    ['unfinished', { ...submitted, status: 'Not Submitted', hasReceipt: false }, 'goOn'],
    [
      'ready for the group to pay',
      { ...submitted, status: 'Not Submitted', isReady: true, hasReceipt: false },
      'reread',
    ],
    ['cancelled', { ...submitted, status: 'Cancelled' }, 'receipt'],
  ] as const)('%s', (_, standing, can) => {
    expect(whatNow(standing).can.join(' ')).toBe(can);
  });

  it.each([
    ['submitted', submitted, { correct: 'answers', discount: 'discount' }],
    [
      'over',
      { ...submitted, isOver: true },
      { change: 'eventOver', cancel: 'eventOver', correct: 'answers', discount: 'discount' },
    ],
    [
      'too late to correct',
      { ...submitted, answers: 'over', shop: 'over' },
      { correct: 'answersOver', discount: 'discount' },
    ],
    [
      'paid for by a group',
      { ...submitted, hasReceipt: false },
      { receipt: 'group', correct: 'answers', discount: 'discount' },
    ],
    [
      'unfinished',
      { ...submitted, status: 'Not Submitted', hasReceipt: false },
      Object.fromEntries(
        ['calendar', 'receipt', 'resend', 'invite', 'change', 'cancel'].map((a) => [a, 'submitFirst']),
      ),
    ],
    [
      'ready for the group to pay',
      { ...submitted, status: 'Not Submitted', isReady: true, hasReceipt: false },
      Object.fromEntries(
        ['calendar', 'receipt', 'resend', 'invite', 'change', 'cancel'].map((a) => [a, 'groupPaysFirst']),
      ),
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

  it('takes the last day of the event for a day on which it is not over', () => {
    const review = {
      registration: { status: 'Submitted' },
      booked: [],
      steps: [],
      receipt: undefined,
    } as never;
    const event = {
      tracks: [],
      days: ['2027-02-19', '2027-02-20'].map((date) => ({ code: date, label: date, date })),
    };
    expect(standingOf(review, event, '2027-02-20').isOver).toBe(false);
    expect(standingOf(review, event, '2027-02-21').isOver).toBe(true);
  });
});
