import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** More rows than an action is for at once. */
export const tooManyRows = (most: number) =>
  new Refusal('invalid', { rows: [inEveryLanguage('jobs.tooManyRows', { most })] });

/** No row that the action changes. */
export const nothingToDo = () => new Refusal('invalid', { rows: [inEveryLanguage('jobs.nothingToDo')] });

/** Other rows match now than were shown. */
export const rowsChanged = () =>
  new Refusal('conflict', { rows: [inEveryLanguage('jobs.rowsChanged')] }, { reason: 'stale' });
