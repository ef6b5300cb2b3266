import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';

// Node has no IndexedDB, as a browser with strict settings has none for us.
test('a draft that the device does not keep lives as long as the page', async () => {
  const draft = { code: 'R7KM-42QD', savedAt: Date.now() } as Draft;
  expect(await writeDraft(draft)).toBe(false);
  expect(await readDraft(draft.code)).toEqual(draft);
  await removeDraft(draft.code);
  expect(await readDraft(draft.code)).toBeUndefined();
});
