import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import type { Targets } from './import-targets.ts';

/**
 * What the columns of a file are for, from a JSON list. Throws 422 for another number of columns, an unknown target, one
 * for several columns, or none for the address.
 */
export function columnsIn(typed: string, targets: Targets, count: number): string[] {
  const columns = listIn(typed);
  const known = new Map(targets.all.map(({ id, label }) => [id, label]));
  const isUsable = columns?.length === count && columns.every((id) => id === '' || known.has(id));
  if (!columns || !isUsable) throw invalidField('columns', inEveryLanguage('imports.columns'));
  const chosen = columns.filter(Boolean);
  const twice = chosen.find((id, at) => chosen.indexOf(id) !== at);
  if (twice !== undefined)
    throw invalidField(
      'columns',
      inEveryLanguage('imports.twiceTarget', { target: known.get(twice) ?? twice }),
    );
  if (!chosen.includes('email')) throw invalidField('columns', inEveryLanguage('imports.noEmailColumn'));
  return columns;
}

function listIn(typed: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(typed);
    return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}
