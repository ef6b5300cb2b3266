import { expect, test } from 'vitest';
import { pageFeatures } from './page-paths.ts';
import { servedDocuments } from './served-documents.ts';

test('the parts that an event has pages for are those it has documents of', () => {
  const served = servedDocuments();
  const flow = (code: string, by: string[]) => ({
    kind: 'flow',
    code,
    label: code,
    entry: { by },
    steps: [],
  });
  expect(pageFeatures(served, 'fair')).toEqual([]);
  served.add('fair', flow('volunteer', ['anyone']));
  served.add('fair', flow('registration', ['anyone', 'invitation']));
  served.add('fair', { kind: 'schedule', code: 'schedule', slots: [], workshops: [], sessions: [] });
  served.add('fair', { kind: 'products', code: 'products', products: [] });
  expect(pageFeatures(served, 'fair').toSorted()).toEqual([
    'flow/registration',
    'flow/volunteer',
    'invitations',
    'products',
    'schedule',
  ]);
});
