import { beforeEach, expect, it } from 'vitest';
import { type Autosave, type Conflict, createAutosave, type Edit } from './autosave.ts';

const CONFLICT = new Error('saved meanwhile');
const start = { title: 'News', lead: 'Old' };

let saved: { document: unknown; revision: number }[];
let kept: Edit | undefined;
let merged: unknown;
let failure: Error | undefined;
let theirs: Conflict['theirs'];
let run: (() => void) | undefined;

beforeEach(() => {
  saved = [];
  kept = merged = failure = run = undefined;
});

function open(edit: Edit = { document: start, base: { document: start, revision: 1 } }): Autosave {
  return createAutosave(edit, {
    async save(document, revision) {
      if (failure) throw failure;
      saved.push({ document, revision });
      return revision + 1;
    },
    isConflict: (error) => error === CONFLICT,
    read: async () => theirs,
    keep(edited) {
      kept = edited;
    },
    later(next) {
      run = next;
      return () => {
        run = undefined;
      };
    },
    onMerged(document) {
      merged = document;
    },
  });
}
const status = (autosave: Autosave) => autosave.state().status;

it('keeps a change on the device until it is saved, each save over the revision before', async () => {
  const autosave = open();
  autosave.change({ ...start, title: 'A' });
  expect([status(autosave), kept?.base.revision]).toEqual(['changed', 1]);
  run?.();
  expect(status(autosave)).toBe('saving');
  autosave.change({ ...start, title: 'AB' });
  await autosave.flush();
  expect(saved).toEqual([
    { document: { ...start, title: 'A' }, revision: 1 },
    { document: { ...start, title: 'AB' }, revision: 2 },
  ]);
  expect([status(autosave), kept]).toEqual(['saved', undefined]);
  await autosave.flush();
  expect(saved).toHaveLength(2);
});

it('keeps what could not be saved, and saves it on the next try', async () => {
  failure = new Error('offline');
  const autosave = open();
  autosave.change({ ...start, title: 'A' });
  await autosave.flush();
  expect(autosave.state()).toEqual({ status: 'failed', error: failure });
  expect(kept?.document).toEqual({ ...start, title: 'A' });
  failure = undefined;
  await autosave.flush();
  expect([status(autosave), kept]).toEqual(['saved', undefined]);
});

it('saves what an earlier visit left behind', async () => {
  const base = { document: start, revision: 3 };
  const autosave = open({ document: { ...start, title: 'Left' }, base });
  await autosave.flush();
  expect(saved).toEqual([{ document: { ...start, title: 'Left' }, revision: 3 }]);
});

it('merges another editor’s changes to other places, and saves the result', async () => {
  theirs = { document: { ...start, lead: 'Theirs' }, revision: 5, by: 'ben@example.org' };
  failure = CONFLICT;
  const autosave = open();
  autosave.change({ ...start, title: 'Mine' });
  await autosave.flush();
  const both = { title: 'Mine', lead: 'Theirs' };
  expect([merged, status(autosave)]).toEqual([both, 'changed']);
  failure = undefined;
  await autosave.flush();
  expect(saved).toEqual([{ document: both, revision: 5 }]);
});

it.each([
  ['mine', { title: 'Mine', lead: 'Mine' }, 1],
  ['theirs', { title: 'Theirs', lead: 'Mine' }, 1],
] as const)('asks where both changed a value, and keeps %s there', async (side, expected, saves) => {
  theirs = { document: { ...start, title: 'Theirs' }, revision: 5, by: 'ben@example.org' };
  failure = CONFLICT;
  const autosave = open();
  autosave.change({ ...start, title: 'Mine' });
  await autosave.flush();
  expect(autosave.state()).toMatchObject({
    status: 'conflict',
    theirs: { by: 'ben@example.org' },
    places: [{ pointer: '/title', mine: 'Mine', theirs: 'Theirs' }],
  });
  autosave.change({ title: 'Mine', lead: 'Mine' });
  failure = undefined;
  await autosave.flush();
  expect(saved).toEqual([]);
  autosave.resolve(side);
  await autosave.flush();
  expect(saved).toHaveLength(saves);
  expect([saved[0], kept]).toEqual([{ document: expected, revision: 5 }, undefined]);
});

it('takes over what another editor saved while nothing was typed here', () => {
  const autosave = open();
  autosave.receive({ document: start, revision: 1, by: 'ben@example.org' });
  expect(merged).toBeUndefined();
  autosave.receive({ document: { ...start, lead: 'Theirs' }, revision: 2, by: 'ben@example.org' });
  expect([merged, status(autosave), kept]).toEqual([{ ...start, lead: 'Theirs' }, 'saved', undefined]);
});
