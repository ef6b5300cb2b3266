import { expect, test } from 'vitest';
import { isOfMissingFlow } from './page-paths.ts';
import { servedDocuments } from './served-documents.ts';

test('a page of a flow is missing where the event has no such flow', () => {
  const served = servedDocuments();
  served.add('fair', { kind: 'flow', code: 'volunteer', label: 'Volunteers', entry: {}, steps: [] });
  const missing = (path: string) => isOfMissingFlow(served, 'fair', path);
  expect(
    ['/apply/volunteer', '/apply/volunteer/step', '/', '/schedule', '/registration/start'].map(missing),
  ).toEqual([false, false, false, false, false]);
  expect(
    [
      '/apply/helper',
      '/apply/helper/confirmation',
      '/exhibitor-application',
      '/workshop-proposals/abc',
      '/sponsor-application/',
    ].map(missing),
  ).toEqual([true, true, true, true, true]);
});
