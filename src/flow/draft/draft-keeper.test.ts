// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from './draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';

const draft = { code: 'R7KM-42QD', savedAt: 0, steps: [], stepsVersion: 1, forms: {} } as unknown as Draft;
const form = (answers: object) => ({ forms: { personal: { answers } } }) as unknown as Partial<Draft>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes within half a second of a change, once for many', async () => {
  const write = vi.fn(async (_draft: Draft) => true);
  const keeper = createDraftKeeper(draft, write);
  for (const name of ['D', 'Da', 'Dan']) keeper.change(form({ name }));
  await vi.advanceTimersByTimeAsync(500);
  expect(write).toHaveBeenCalledTimes(1);
  expect(write.mock.calls[0]?.[0].forms.personal?.answers).toEqual({ name: 'Dan' });
  keeper.close();
});

it('writes while typing goes on, so that at most a second is ever lost', async () => {
  const write = vi.fn(async () => true);
  const keeper = createDraftKeeper(draft, write);
  for (let key = 0; key < 30; key += 1) {
    keeper.change(form({ name: 'x'.repeat(key) }));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(write.mock.calls.length).toBeGreaterThanOrEqual(3);
  keeper.close();
});

it('writes at once when the page goes away', () => {
  const write = vi.fn(async () => true);
  const keeper = createDraftKeeper(draft, write);
  keeper.change(form({ name: 'Danielle' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(write).toHaveBeenCalledTimes(1);
  keeper.close();
});

it('sets aside what a page that goes away has only begun to write, until the device has it', async () => {
  let wrote: (kept: boolean) => void = () => undefined;
  const write = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        wrote = resolve;
      }),
  );
  const keeper = createDraftKeeper(draft, write);
  const leave = () => {
    sessionStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    return JSON.parse(sessionStorage.getItem('rostrum-draft') ?? 'null');
  };
  expect(leave(), 'nothing has changed').toBeNull();
  keeper.change(form({ name: 'Danielle' }));
  const answers = { forms: { personal: { answers: { name: 'Danielle' } } } };
  expect(leave(), 'not written yet').toMatchObject(answers);
  expect(leave(), 'being written').toMatchObject(answers);
  expect(write).toHaveBeenCalledTimes(1);
  wrote(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(leave(), 'written').toBeNull();
  keeper.close();
});

it('writes nothing after it is closed', async () => {
  const write = vi.fn(async () => true);
  const keeper = createDraftKeeper(draft, write);
  keeper.change(form({ name: 'Danielle' }));
  keeper.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(write).not.toHaveBeenCalled();
});
