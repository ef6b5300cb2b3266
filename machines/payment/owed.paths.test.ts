import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { explore, guardedOf, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { owedMachine } from './owed.machine.ts';

const secret = 'A'.repeat(44);
const visitor = [
  { type: 'PAY', key: 'k' },
  ...['LOOK_AGAIN', 'RETRY', 'ONLINE', 'EDIT', 'CONTINUE', 'CANCEL'].map((type) => ({ type })),
];
const outputs = {
  load: [{ answer: { quote: { total: 4_200 } } }, { answer: {} }],
  submission: [
    { outcome: 'confirmed', result: { status: 'confirmed' } },
    { outcome: 'refused', failure: { kind: 'price', errors: {} } },
  ],
};

describe('the payment of an amount owed', () => {
  const { taken, refused, moves } = explore(
    owedMachine,
    visitor,
    outputs,
    ({ value, status, context }) =>
      JSON.stringify([value, status, context.owed?.quote?.total, context.asked, context.failure?.kind]),
    { secret },
  );

  it('takes every transition there is, and closes its guards somewhere', () => {
    expect(
      transitionsOf(owedMachine.root)
        .filter(({ eventType }) => eventType !== '')
        .map(nameOf)
        .filter((name) => !taken.has(name)),
    ).toEqual([]);
    expect(guardedOf(owedMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toMatchInlineSnapshot(`
      {
        "loading": {
          "reviewing": "answered",
          "settled": "answered",
          "unavailable": "!otherwise",
        },
        "paying": {
          "loading": "answered !otherwise",
          "paid": "answered",
        },
        "reviewing": {
          "loading": "LOOK_AGAIN",
          "paying": "PAY",
        },
        "unavailable": {
          "loading": "LOOK_AGAIN",
        },
      }
    `);
  });

  it('goes on with a payment that was left at the bank', () => {
    const kept = { key: 'k', total: 4_200, submission: { secret }, token: 't' };
    const actor = createActor(owedMachine, { input: { secret, kept } });
    actor.start();
    expect(actor.getSnapshot().value).toBe('paying');
    actor.stop();
  });
});
