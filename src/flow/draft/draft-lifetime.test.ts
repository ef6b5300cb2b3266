import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, readDraft, readNewestDraft, removeDraft, writeDraft } from './draft-store.ts';

const kept = vi.hoisted(() => new Map<string, { code: string }>());
vi.mock('idb', () => ({
  openDB: async () => ({
    get: async (_store: string, code: string) => kept.get(code),
    getAll: async () => [...kept.values()],
    delete: async (_store: string, code: string) => void kept.delete(code),
    transaction: () => ({
      store: { put: async (draft: { code: string }) => void kept.set(draft.code, draft) },
      commit: () => undefined,
      done: Promise.resolve(),
    }),
  }),
}));

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
