import { expect, test } from 'vitest';
import { findInDocuments } from './find-in-documents.ts';

const documents = [
  { kind: 'fees', code: 'fees', currency: 'CAD', taxes: [{ code: 'gst', label: { en: 'GST', fr: 'TPS' } }] },
  {
    kind: 'page',
    code: 'about',
    title: 'À propos',
    blocks: [{ html: '<p>Prices include <b>GST</b> of 5 %.</p>' }, { text: 'Élise' }],
  },
  null,
];
const found = (search: string, most = 10) =>
  findInDocuments(documents, search, most).map(
    ({ kind, pointer, before, match, after }) => `${kind}${pointer}: ${before}[${match}]${after}`,
  );

test.each([
  [
    'GST',
    [
      'fees/taxes/0/code: [gst]',
      'fees/taxes/0/label/en: [GST]',
      'page/blocks/0/html: Prices include [GST] of 5 %.',
    ],
  ],
  ['include gst', ['page/blocks/0/html: Prices [include GST] of 5 %.']],
  ['elise', ['page/blocks/1/text: [Élise]']],
  ['a propos', ['page/title: [À propos]']],
  ['g', []],
  ['nothing', []],
])('%s is in %j', (search, places) => {
  expect(found(search)).toEqual(places);
});

test('there are no more than asked for, and a long text is cut around the match', () => {
  expect(found('gst', 1)).toHaveLength(1);
  const [long] = findInDocuments([{ kind: 'page', code: 'x', blocks: [`${'a'.repeat(200)} GST`] }], 'gst', 1);
  expect(long?.before).toBe(`…${'a'.repeat(59)} `);
});
