import { describe, expect, it } from 'vitest';
import { badDocuments, goodDocuments } from './diagnose.cases.ts';
import { type DiagnoseContext, diagnose } from './diagnose.ts';

const fields: Record<string, readonly string[]> = { personal: ['role', 'renew', 'teaches'], needs: [] };
const context: DiagnoseContext = {
  lists: ['roles'],
  forms: ['personal', 'needs'],
  tracks: ['vancouver', 'online'],
  days: ['friday', 'saturday'],
  fieldsOf: (form) => fields[form],
};

describe('diagnose', () => {
  it.each(goodDocuments)('passes $name', ({ document }) => {
    expect(diagnose(document, context)).toEqual([]);
  });

  it.each(badDocuments)('refuses $name', ({ document, expected }) => {
    const found = diagnose(document, context);
    expect(found.map(({ pointer, code }) => [pointer, code])).toEqual(expected);
    for (const { severity, problem } of found) {
      expect(severity).toBe('error');
      expect(problem).toMatch(/\.$/);
    }
  });

  it('says in every circle which way it goes', () => {
    const circle = badDocuments.find(({ name }) => name === 'a circular show_if');
    expect(diagnose(circle?.document)[0]?.problem).toContain('a → b → a');
  });
});
