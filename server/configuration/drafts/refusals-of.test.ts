import { expect, test } from 'vitest';
import { documentFault, documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import type { CheckedRow } from './check-draft.ts';
import { effectsOf, refusalsOf } from './refusals-of.ts';

const checked = (more: Partial<CheckedRow> = {}): CheckedRow => ({
  kind: 'form',
  code: 'personal',
  changes: [],
  diagnostics: [],
  elsewhere: [],
  affected: [],
  outdated: 'N',
  ...more,
});
const affects = (field: string, count: number) =>
  documentWarning('/sections', 'affects_people', [
    says('fieldRemoved', { field }),
    says('affected', { count }),
  ]);
const fault = documentFault('', 'needed', says('eventStays'));

test('a confirmed effect stays confirmed when more people have it, and another does not', () => {
  const before = effectsOf([checked({ affected: [affects('role', 3)] })]);
  expect(refusalsOf([checked({ affected: [affects('role', 40)] })], before)).toEqual([]);
  const other = affects('school', 1);
  expect(refusalsOf([checked({ affected: [affects('role', 3), other] })], before)).toEqual([
    { reason: 'confirm', document: 'form/personal', diagnostics: [other] },
  ]);
  // The same effect of another document.
  expect(refusalsOf([checked({ code: 'other', affected: [affects('role', 3)] })], before)).toHaveLength(1);
});

test('errors, also in other documents, newer versions and an empty draft are refused', () => {
  const warning = documentWarning('', 'dangling', says('mentionedStill', { document: 'page/a' }));
  expect(refusalsOf([checked({ diagnostics: [warning] })], [])).toEqual([]);
  expect(refusalsOf([checked({ diagnostics: [warning, fault] })], [])).toEqual([
    { reason: 'errors', document: 'form/personal', diagnostics: [fault] },
  ]);
  const elsewhere = [{ kind: 'page', code: 'a', diagnostic: fault }] as const;
  expect(refusalsOf([checked({ elsewhere })], [])).toMatchObject([{ reason: 'errors' }]);
  expect(refusalsOf([checked({ outdated: 'Y' })], [])).toEqual([
    { reason: 'newer', document: 'form/personal' },
  ]);
  expect(refusalsOf([], [])).toEqual([{ reason: 'empty' }]);
});
