import { expect, test, vi } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import { storeOf } from '#engine/form/testing/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { type Ledger, openSyncState } from './sync-state.ts';

const fields: Field[] = ['name', 'phone'].map((code) => ({ code, type: 'text', label: code }));

function ledgerFrom(base: Values, answers: Values, sent: Values[] = []) {
  const store = storeOf(fields, answers);
  const kept: { ledger: Ledger } = { ledger: { base, sent } };
  const ledger = openSyncState({
    store,
    canShow: () => true,
    read: () => kept.ledger,
    write: (now) => {
      kept.ledger = now;
    },
  });
  return { store, kept, ledger };
}
const refusal = (conflicts: Ledger['base']) =>
  Object.assign(new Error(), { kind: 'conflict', errors: {}, conflicts });

test('what another device has added comes into the form, and is what is gone on from', async () => {
  const { store, kept, ledger } = ledgerFrom({}, { name: 'Zoé' });
  await ledger.send({ name: 'Zoé' }, async () => ({ values: { name: 'Zoé', phone: '5' } }));
  expect(store.answers()).toMatchObject({ name: 'Zoé', phone: '5' });
  expect(kept.ledger).toEqual({ base: { name: 'Zoé', phone: '5' }, sent: [] });
});

test('what was typed while it was sent is not taken back', async () => {
  const { store, kept, ledger } = ledgerFrom({}, { name: 'Zoé' });
  await ledger.send({ name: 'Zoé' }, async () => {
    store.setValue('phone', '7');
    return { values: { name: 'Zoé', phone: '5' } };
  });
  expect(store.read('phone').value).toBe('7');
  expect(kept.ledger.base['phone']).toBeUndefined();
});

test('an own answer whose acknowledgement was lost is no conflict', async () => {
  const { kept, ledger } = ledgerFrom({}, { name: 'Zoé' }, [{ name: 'Zo' }]);
  const asked: unknown[] = [];
  await ledger.send({ name: 'Zoé' }, async (base) => {
    asked.push(base);
    if (asked.length === 1) throw refusal({ name: { mine: 'Zoé', theirs: 'Zo' } });
    return { values: { name: 'Zoé' } };
  });
  expect(asked).toEqual([{}, { name: 'Zo' }]);
  expect(kept.ledger).toEqual({ base: { name: 'Zoé' }, sent: [] });
});

test('what another device has changed too is asked, and goes on from what was chosen', async () => {
  const { kept, ledger } = ledgerFrom({}, { name: 'Zoé' });
  const refused = refusal({ name: { mine: 'Zoé', theirs: 'Ana' } });
  await expect(ledger.send({ name: 'Zoé' }, () => Promise.reject(refused))).rejects.toBe(refused);
  ledger.settle('name', 'Ana');
  expect(kept.ledger.base).toEqual({ name: 'Ana' });
});

test('a save waits for the one before it, though not for ever', async () => {
  vi.useFakeTimers();
  const { ledger } = ledgerFrom({}, { name: 'Zoé' });
  const asked: unknown[] = [];
  let answer: (saved: { values: Values }) => void = () => undefined;
  const first = ledger.send(
    { name: 'Zo' },
    () =>
      new Promise<{ values: Values }>((done) => {
        answer = done;
      }),
  );
  const second = ledger.send({ name: 'Zoé' }, async (base) => {
    asked.push(base);
    return { values: { name: 'Zoé' } };
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([]);
  answer({ values: { name: 'Zo' } });
  await Promise.all([first, second]);
  expect(asked).toEqual([{ name: 'Zo' }]);

  void ledger.send({ name: 'Zoé' }, () => new Promise<{ values: Values }>(() => undefined));
  const third = ledger.send({ name: 'Zoé' }, async (base) => {
    asked.push(base);
    return { values: { name: 'Zoé' } };
  });
  await vi.advanceTimersByTimeAsync(60_000);
  await third;
  expect(asked).toHaveLength(2);
  vi.useRealTimers();
});
