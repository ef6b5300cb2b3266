import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft.ts';
import { readDraft, readNewestDraft, removeDraft, writeDraft } from './draft-store.ts';

const kept = vi.hoisted(() => new Map<string, { code: string }>());
/** Whether the device's storage answers nothing, as while another page holds it up. */
const storage = vi.hoisted(() => ({ silent: false }));
vi.mock('idb', () => {
  const answer = async <Value>(act: () => Value): Promise<Value> =>
    storage.silent ? new Promise(() => undefined) : act();
  return {
    openDB: async () => ({
      get: (_store: string, code: string) => answer(() => kept.get(code)),
      getAll: () => answer(() => [...kept.values()]),
      delete: (_store: string, code: string) => answer(() => void kept.delete(code)),
      transaction: () => ({
        store: { put: (draft: { code: string }) => answer(() => void kept.set(draft.code, draft)) },
        commit: () => undefined,
        done: answer(() => undefined),
      }),
    }),
  };
});

/** One day (spec §9 "Persisted state lifetime"), written out so that the constant is held to it. */
const ONE_DAY = 86_400_000;
const now = Date.parse('2027-01-10T12:00:00Z');
const draftOf = (code: string, savedAt: number): Draft => ({
  code,
  savedAt,
  registration: {
    code,
    email: 'a@b.example',
    status: 'Not Submitted',
    started: 'Y',
    track: 'online',
    mode: 'Online',
    registrations_day: ['friday'],
    timezone: 'America/Vancouver',
  },
  steps: [{ code: 'personal', label: 'Personal', kind: 'form', form_type: 'personal' }],
  stepsVersion: 1,
  forms: {},
});

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

test('a draft is kept on the device for one day, and no longer', async () => {
  expect(await writeDraft(draftOf('R7KM-42QD', now))).toBe(true);
  vi.setSystemTime(now + ONE_DAY - 1);
  expect((await readDraft('R7KM-42QD'))?.code).toBe('R7KM-42QD');
  expect((await readNewestDraft())?.code).toBe('R7KM-42QD');
  vi.setSystemTime(now + ONE_DAY);
  expect(await readDraft('R7KM-42QD')).toBeUndefined();
  expect(await readNewestDraft()).toBeUndefined();
});

test('what is older than a day goes with the next draft that is removed', async () => {
  await writeDraft(draftOf('OLD1-OLD1', now - ONE_DAY));
  await writeDraft(draftOf('NEW1-NEW1', now - ONE_DAY + 1));
  await removeDraft('R7KM-42QD');
  expect([...kept.keys()]).toEqual(['NEW1-NEW1']);
});

test('a device whose storage never answers keeps nobody waiting', async () => {
  storage.silent = true;
  const written = writeDraft(draftOf('NEW2-NEW2', now));
  const found = readDraft('R7KM-42QD');
  const newest = readNewestDraft();
  const removed = removeDraft('R7KM-42QD');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await Promise.all([written, found, newest, removed])).toEqual([
    false,
    undefined,
    undefined,
    undefined,
  ]);
  storage.silent = false;
  expect((await readDraft('NEW2-NEW2'))?.code).toBe('NEW2-NEW2');
});
