import { describe, expect, it, test } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { changesSince, refuseStale, stepChangesBetween } from './stale-configuration.ts';

const flow = (...codes: string[]) =>
  ({ steps: codes.map((code) => ({ code, label: `Step ${code}` })) }) as unknown as FlowDocument;
const told = (code: string, change: 'added' | 'removed') => ({
  form_type: 'flow',
  path: code,
  change,
  label: `Step ${code}`,
});

test.each([
  ['nothing', flow('a', 'b'), flow('b', 'a'), []],
  ['a step that came', flow('a'), flow('a', 'b'), [told('b', 'added')]],
  ['a step that went', flow('a', 'b'), flow('b'), [told('a', 'removed')]],
  ['one in place of another', flow('a', 'b'), flow('c', 'b'), [told('a', 'removed'), told('c', 'added')]],
])('between two flows changed %s', (_, before, after, changes) => {
  expect(stepChangesBetween(before, after)).toEqual(changes);
});

describe('a form that was filled in', () => {
  const form = (fields: readonly object[]) => ({
    kind: 'form',
    code: 'you',
    sections: [{ code: 'only', fields }],
  });
  const name = { code: 'name', type: 'text', label: 'Name' };
  const role = { code: 'role', type: 'text', label: 'Role' };
  const before: Record<number, object> = { 1: form([role]), 2: form([{ ...name, label: 'Your name' }]) };
  const configuration = {
    current: (event: string, kind: string, code: string) =>
      event === 'fair' && kind === 'form' && code === 'you'
        ? { version: 3, document: form([name]) }
        : undefined,
    atVersion: async (event: string, kind: string, code: string, version: number) =>
      event === 'fair' && kind === 'form' && code === 'you' ? before[version] : undefined,
  } as unknown as ConfigurationStore;
  const removed = { form_type: 'you', path: 'role', change: 'removed', label: 'Role' };
  const added = { form_type: 'you', path: 'name', change: 'added', label: 'Name' };

  /** What is refused, if anything is. */
  const refusal = (version: number, form_type = 'you') =>
    refuseStale(configuration, 'fair', { form_type, version }).catch((error: unknown) => error);

  it('has changed since an older version in what it asks', async () => {
    expect(await changesSince(configuration, 'fair', 'you', 1)).toEqual(
      expect.arrayContaining([removed, added]),
    );
    expect(await changesSince(configuration, 'fair', 'you', 9)).toBeUndefined();
    expect(await changesSince(configuration, 'fair', 'gone', 1)).toBeUndefined();
  });

  it('is taken as it is now, and where only its labels have changed', async () => {
    expect(await refusal(3)).toBeUndefined();
    expect(await refusal(2)).toBeUndefined();
  });

  it('is refused where it asks for something else, with all of that', async () => {
    expect(await refusal(1)).toMatchObject({
      kind: 'conflict',
      details: { reason: 'stale', changes: expect.arrayContaining([removed, added]) },
    });
  });

  it('is refused in a version that never was, and where it is gone', async () => {
    const stale = { kind: 'conflict', details: { reason: 'stale', changes: [] } };
    expect(await refusal(9)).toMatchObject(stale);
    expect(await refusal(1, 'gone')).toMatchObject(stale);
  });
});
