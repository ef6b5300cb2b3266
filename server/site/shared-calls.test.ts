import { describe, expect, it } from 'vitest';
import type { InnerCall } from '#engine/contract/initial-data.ts';
import { createSharedCalls } from './shared-calls.ts';

const MENU: InnerCall = { method: 'GET', path: '/api/menu' };

function openCalls() {
  const state = { now: 0, made: 0, status: 200 };
  const shared = createSharedCalls(() => state.now, 1_000);
  const make = async () => {
    state.made += 1;
    return { status: state.status, body: { made: state.made } };
  };
  const call = async (scope = 'host en', generation = 0, asked = MENU) =>
    (await shared(scope, generation, asked, make)).json;
  return { state, shared, call };
}

describe('shared calls', () => {
  it('are made once for all pages that make them at the same time or soon after', async () => {
    const { state, call } = openCalls();
    const answers = await Promise.all([call(), call()]);
    state.now = 999;
    expect([...answers, await call()]).toEqual(Array(3).fill('{"status":200,"body":{"made":1}}'));
  });

  it.each([
    ['another language', 'host fr', 0, MENU],
    ['another host', 'other en', 0, MENU],
    ['a write to the event', 'host en', 1, MENU],
    ['another body', 'host en', 0, { ...MENU, body: { page: 'venue' } }],
  ])('are made again for %s', async (_, scope, generation, asked) => {
    const { state, call } = openCalls();
    await call();
    await call(scope, generation, asked);
    expect(state.made).toBe(2);
  });

  it('are made again once they are old', async () => {
    const { state, call } = openCalls();
    await call();
    state.now = 1_000;
    await call();
    expect(state.made).toBe(2);
  });

  it('are made again after an answer that the server could not give', async () => {
    const { state, shared, call } = openCalls();
    state.status = 503;
    await call();
    state.status = 200;
    await call();
    expect(state.made).toBe(2);
    await expect(
      shared('host fr', 0, MENU, () => Promise.reject(new Error('no database'))),
    ).rejects.toThrow();
    await call('host fr');
    expect(state.made).toBe(3);
  });

  it('forget the oldest beyond two hundred', async () => {
    const { state, call } = openCalls();
    for (let at = 0; at <= 200; at += 1) await call(`host-${at} en`);
    await call('host-200 en');
    expect(state.made).toBe(201);
    await call('host-0 en');
    expect(state.made).toBe(202);
  });
});
