import { expect, it } from 'vitest';
import { NO_HISTORY, recorded, redo, undo } from './edit-history.ts';

const start = { title: { en: 'A', fr: 'B' }, fields: [{ code: 'x' }, { code: 'y' }] };
const titled = (en: string) => ({ ...start, title: { ...start.title, en } });

it('undoes and redoes what was typed at one place as one change, and names the place', () => {
  const typed = recorded(recorded(NO_HISTORY, start, titled('Ab'), 0), titled('Ab'), titled('Abc'), 500);
  const undone = undo(typed);
  expect([undone?.document, undone?.place]).toEqual([start, ['title', 'en']]);
  expect(undo(undone?.history ?? typed)).toBeUndefined();
  const redone = redo(undone?.history ?? typed);
  expect(redone?.document).toEqual(titled('Abc'));
  expect(redo(redone?.history ?? typed)).toBeUndefined();
});

it('keeps changes apart that are at other places, or after a pause', () => {
  const moved = { ...titled('Ab'), fields: [{ code: 'y' }, { code: 'x' }] };
  const history = recorded(recorded(NO_HISTORY, start, titled('Ab'), 0), titled('Ab'), moved, 10);
  expect(undo(history)?.document).toEqual(titled('Ab'));
  const paused = recorded(recorded(NO_HISTORY, start, titled('Ab'), 0), titled('Ab'), titled('Abc'), 5_000);
  expect(undo(paused)?.document).toEqual(titled('Ab'));
});

it('forgets what was undone once something else is changed, and what changes nothing', () => {
  const undone = undo(recorded(NO_HISTORY, start, titled('Ab'), 0));
  const other = recorded(undone?.history ?? NO_HISTORY, start, { ...start, fields: [] }, 10);
  expect(redo(other)).toBeUndefined();
  expect(undo(other)?.place).toEqual(['fields', 0]);
  expect(recorded(NO_HISTORY, start, structuredClone(start), 0)).toBe(NO_HISTORY);
});
