import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { groupPayMachine } from './group-pay.machine.ts';

const information = (payable: 'Y' | 'N') => ({ answer: { payable, quote: { total: 66_360 } } });
const pays = ['card', 'invoice'].map((method) => ({ type: 'PAY', method, key: 'k' }));
const visitor = [
  ...pays,
  ...['CHANGED', 'LOOK_AGAIN', 'RETRY', 'ONLINE', 'EDIT', 'CONTINUE', 'CANCEL', 'RETURNED'].map((type) => ({
    type,
  })),
];
const refused = (kind: string) => ({ outcome: 'refused', failure: { kind, errors: {} } });
const outputs = {
  load: [information('Y'), information('N')],
  submission: [
    { outcome: 'confirmed', result: { status: 'confirmed' } },
    { outcome: 'confirmed', result: { status: 'invoiced', invoice: { number: 7 } } },
    refused('price'),
    refused('declined'),
  ],
};

describe('the machine by which a group pays', () => {
  const walked = explore(
    groupPayMachine,
    visitor,
    outputs,
    ({ value, status, context }) =>
      JSON.stringify([
        value,
        status,
        context.information?.payable,
        context.asked?.submission,
        context.failure?.kind,
        context.invoice?.number,
      ]),
    { group_code: 'MRE-5521' },
  );
  const { taken, refused: closed, moves, paths } = walked;

  it('takes every transition there is, and closes its guards somewhere', () => {
    expect(
      transitionsOf(groupPayMachine.root)
        .filter(({ eventType }) => eventType !== '')
        .map(nameOf)
        .filter((name) => !taken.has(name)),
    ).toEqual([]);
    expect(guardedOf(groupPayMachine).filter((name) => !closed.has(name))).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      loading: {
        reviewing: 'answered',
        unavailable: '!otherwise',
      },
      paying: {
        invoiced: 'answered',
        loading: 'answered !otherwise',
        paid: 'answered',
      },
      reviewing: {
        loading: 'CHANGED LOOK_AGAIN',
        paying: 'PAY',
      },
      unavailable: {
        loading: 'CHANGED LOOK_AGAIN',
      },
    });
  });

  it('has a way on from every state but its ends', () => {
    for (const { state } of paths) {
      const snapshot = state as AnyMachineSnapshot;
      if (snapshot.status !== 'active') continue;
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });

  it('asks for no payment until the server says that it may be', () => {
    const tried = moves.filter(
      ({ event, from }) =>
        event.type === 'PAY' && from.value === 'reviewing' && from.context.information.payable === 'N',
    );
    expect(tried.length).toBeGreaterThan(0);
    for (const { to } of tried) expect(to.value).toBe('reviewing');
  });

  it('pays the total that was shown, and charges no card for an invoice', () => {
    const paying = moves.filter(({ event, to }) => event.type === 'PAY' && to.value === 'paying');
    expect(new Set(paying.map(({ to }) => JSON.stringify(to.context.asked)))).toEqual(
      new Set([
        '{"key":"k","total":66360,"submission":{"group_code":"MRE-5521","method":"card","total":66360}}',
        '{"key":"k","total":0,"submission":{"group_code":"MRE-5521","method":"invoice","total":66360}}',
      ]),
    );
  });

  it('shows another total before it is asked for again', () => {
    const changed = moves.filter(
      ({ event }) => JSON.stringify(event).includes('"price"') && event.type.startsWith('xstate.done'),
    );
    expect(changed.length).toBeGreaterThan(0);
    for (const { from, to } of changed) if (from.value === 'paying') expect(to.value).toBe('loading');
  });

  it('leaves a payment that is under way alone whatever is told live', () => {
    const told = moves.filter(({ event, from }) => event.type === 'CHANGED' && from.value === 'paying');
    expect(told.length).toBeGreaterThan(0);
    for (const { to } of told) expect(to.value).toBe('paying');
  });
});

it('goes on with a payment that left for its bank, before anything else', () => {
  const kept = {
    key: 'k',
    total: 100,
    token: 'tok_visa',
    submission: { group_code: 'MRE-5521', method: 'card' as const, total: 100 },
  };
  const actor = createActor(groupPayMachine, { input: { group_code: 'MRE-5521', kept } });
  expect(actor.getSnapshot().value).toBe('paying');
  expect(actor.getSnapshot().context.asked).toEqual(kept);
});
