// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { storedPayment, storedPaymentLogic } from './stored-payment.ts';

const isSubmission = (value: unknown): value is { secret: string } =>
  typeof Object(value)['secret'] === 'string';
const open = (name = 'owed:s') => storedPayment(name, isSubmission);
const payment = { key: 'k', total: 1250, token: 'tok_1', submission: { secret: 's' } };

afterEach(() => open().forget());

test('is read after a reload, by its name only, until it is forgotten', () => {
  open().save(payment);
  expect(open().read()).toEqual(payment);
  expect(open('owed:other').read()).toBeUndefined();
  open().forget();
  expect(open().read()).toBeUndefined();
});

test.each([
  ['not JSON', 'x'],
  ['nothing', 'null'],
  ['no key', JSON.stringify({ ...payment, key: undefined })],
  ['a total that is text', JSON.stringify({ ...payment, total: '1250' })],
  ['something else to pay', JSON.stringify({ ...payment, submission: {} })],
])('reads nothing where storage has %s', (_, text) => {
  sessionStorage.setItem('rostrum:payment:owed:s', text);
  expect(open().read()).toBeUndefined();
});

test('lives as long as the page where storage is closed', () => {
  const closed = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    }),
  );
  open().save(payment);
  expect(open().read()).toEqual(payment);
  open().forget();
  expect(open().read()).toBeUndefined();
  for (const spy of closed) spy.mockRestore();
});

test.each([
  [{ status: 'confirmed' }, undefined],
  [{ status: 'challenge', url: 'https://bank.example' }, payment],
] as const)('is stored before the call; after %j the tab has %j', async (answer, left) => {
  const submit = vi.fn(async () => {
    expect(open().read()).toEqual(payment);
    return answer;
  });
  const logic = storedPaymentLogic(open(), {
    desk: {} as never,
    cancel: async () => ({ cancelled: 'N' }),
    submit,
  });
  const actor = logic.implementations.actors['submit'] as unknown as {
    config: (given: object) => Promise<unknown>;
  };
  await actor.config({ input: payment, signal: new AbortController().signal });
  expect(submit).toHaveBeenCalledTimes(1);
  expect(open().read()).toEqual(left);
});
