import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { eventsIn, explore, guardedOf, nameOf, transitionsOf, waysOf } from '../testing/explore.ts';
import { connectPayment } from './payment.connect.ts';
import { paymentMachine } from './payment.machine.ts';

const visitor = ['RETRY', 'ONLINE', 'EDIT', 'CONTINUE', 'CANCEL', 'RETURNED'].map((type) => ({ type }));
const outputs = {
  tokenise: ['tok_1'],
  submit: [
    { status: 'confirmed', registration: { code: 'R7KM-42QD' } },
    { status: 'challenge', url: 'https://bank.example/' },
  ],
  cancel: [{ cancelled: 'Y' }, { cancelled: 'N' }],
};
const serialize = ({ value, context }: AnyMachineSnapshot) =>
  JSON.stringify([value, context.token, context.left, context.failure?.kind]);
const walk = (total: number) =>
  explore(paymentMachine, visitor, outputs, serialize, { key: 'key-1', total, submission: {} });

describe('the payment machine', () => {
  const { taken, refused, moves, paths } = walk(21_420);
  const active = paths
    .map(({ state }) => state as AnyMachineSnapshot)
    .filter(({ status }) => status === 'active');

  it('takes every transition there is on some path', () => {
    const eventless = new Set(paymentMachine.root.states['deciding']?.always?.map(nameOf));
    const missing = [...new Set(transitionsOf(paymentMachine.root).map(nameOf))].filter(
      (name) => !taken.has(name) && !eventless.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('leads where its chart says, and nowhere else', () => {
    expect(waysOf(moves)).toEqual({
      cancelling: {
        challenged: '!otherwise',
        refused: 'answered',
        'submitting.calling': 'answered',
      },
      challenged: {
        cancelling: 'CANCEL',
        'submitting.calling': 'RETRY RETURNED',
      },
      failed: {
        'submitting.calling': 'ONLINE RETRY',
      },
      lostAnswer: {
        'submitting.calling': 'ONLINE RETRY',
      },
      'submitting.calling': {
        challenged: 'answered',
        confirmed: 'answered',
        failed: '!fault',
        lostAnswer: '!connection',
        refused: '!otherwise',
        'submitting.slow': 'after',
        waiting: '!in_flight',
      },
      'submitting.slow': {
        challenged: 'answered',
        confirmed: 'answered',
        failed: '!fault',
        lostAnswer: '!connection',
        refused: '!otherwise',
        'submitting.calling': 'RETRY',
        waiting: '!in_flight',
      },
      'tokenising.calling': {
        refused: '!otherwise',
        'submitting.calling': 'answered',
        'tokenising.slow': 'after',
        unreached: '!connection',
      },
      'tokenising.slow': {
        refused: '!otherwise',
        'submitting.calling': 'answered',
        'tokenising.calling': 'RETRY',
        unreached: '!connection',
      },
      unreached: {
        refused: 'EDIT',
        'tokenising.calling': 'ONLINE RETRY',
      },
      waiting: {
        'submitting.calling': 'ONLINE RETRY after',
      },
    });
  });

  it('gives every state that is not an end a way on', () => {
    for (const snapshot of active) {
      const waysOn = eventsIn(snapshot, visitor, outputs).filter((event) => snapshot.can(event as never));
      expect(waysOn.length, JSON.stringify(snapshot.value)).toBeGreaterThan(0);
    }
  });

  it('has one key from the click to the end, and never asks for a second token', () => {
    for (const { context, value } of active) {
      expect(context.key).toBe('key-1');
      if (connectPayment({ value, context, status: 'active' } as never).atRisk)
        expect(context.token).toBe('tok_1');
    }
  });

  it('cannot be left for another card while something may have been charged', () => {
    for (const snapshot of active) {
      const { atRisk } = connectPayment(snapshot as never);
      if (atRisk) expect(snapshot.can({ type: 'EDIT' } as never), JSON.stringify(snapshot.value)).toBe(false);
    }
  });

  it('ends in what was answered, or in why not', () => {
    const ends = paths
      .map(({ state }) => state as AnyMachineSnapshot)
      .filter(({ status }) => status === 'done')
      .map(({ output }) => (output as { outcome: string }).outcome);
    expect(new Set(ends)).toEqual(new Set(['confirmed', 'refused']));
  });

  it('closes every guard of its chart somewhere', () => {
    expect(guardedOf(paymentMachine).filter((name) => !refused.has(name))).toEqual([]);
  });

  it('sends the visitor to the bank once by itself, and is given up only when the gateway has let go', () => {
    const challenged = moves.filter(({ to, from }) => to.value === 'challenged' && from !== to);
    expect(challenged.some(({ from }) => from.context.left === true)).toBe(true);
    for (const { from, to } of challenged) expect(to.context.left || from.context.left).toBe(true);
    const givenUp = moves.filter(({ from, to }) => from.value === 'cancelling' && to.status === 'done');
    expect(givenUp.length).toBeGreaterThan(0);
    for (const { event } of givenUp)
      expect((event as { output?: { cancelled?: string } }).output?.cancelled).toBe('Y');
  });

  it('is confirmed by nothing but the answer to a submission', () => {
    const confirmed = moves.filter(({ to }) => to.value === 'confirmed');
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { from, event } of confirmed) {
      expect(JSON.stringify(from.value)).toContain('submitting');
      expect((event as { output?: { status?: string } }).output?.status).toBe('confirmed');
    }
  });

  it('makes no token where there is nothing to pay', () => {
    const values = walk(0).paths.map(({ state }) => JSON.stringify((state as AnyMachineSnapshot).value));
    expect(values.filter((value) => value.includes('tokenising'))).toEqual([]);
    expect(values).toContain('"confirmed"');
  });
});

describe('a payment that is gone on with', () => {
  const kept = { key: 'key-1', total: 21_420, submission: {}, token: 'tok_1' };
  const { moves } = explore(paymentMachine, visitor, outputs, serialize, kept);

  it('submits the token that there is, and makes no card one', () => {
    expect(moves.some(({ from, to }) => from.value === 'tokenising' || to.value === 'tokenising')).toBe(
      false,
    );
  });

  it('leads nobody to their bank a second time unasked', () => {
    const challenged = moves.filter(({ to }) => to.value === 'challenged');
    expect(challenged.length).toBeGreaterThan(0);
    expect(createActor(paymentMachine, { input: kept }).getSnapshot().context.left).toBe(true);
  });
});
