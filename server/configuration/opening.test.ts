import { expect, it } from 'vitest';
import { lackingIn } from './opening.ts';
import { servedDocuments } from './served-documents.ts';

const page = (...texts: unknown[]) => ({ kind: 'page', code: 'home', title: 'Home', blocks: texts });
const fees = (amount: number) => ({
  kind: 'fees',
  code: 'fees',
  currency: 'CAD',
  fees: [{ amount }],
  taxes: [],
});
const offers = (offer: object) => ({ kind: 'offers', code: 'products', offers: [offer] });
const sandbox = { what: 'sandbox' };
const texts = (count: number) => ({ what: 'placeholders', kind: 'page', code: 'home', count });

it.each([
  ['nothing', [page('Home', { en: 'Yes', fr: 'Oui' })], []],
  [
    'texts, once for all languages',
    [page('[Write here]', { en: '[Say]', fr: '[Dites]' }, '<p>[Where]</p>')],
    [texts(3)],
  ],
  ['no text for a list or a link in brackets', [page('[]', '[x', '(a)')], []],
  ['real payments for a fee', [fees(100)], [sandbox]],
  ['real payments for an offer', [offers({ amount: 1 })], [sandbox]],
  ['real payments for a contribution', [offers({ minimum: 1 })], [sandbox]],
  ['no payments for what is free', [fees(0), offers({})], []],
])('an event lacks %s', (_, documents, lacking) => {
  const served = servedDocuments();
  for (const document of documents) served.add('fair', document);
  expect(lackingIn(served, 'fair', false)).toEqual(lacking);
  expect(lackingIn(served, 'fair', true)).toEqual(lacking.filter((each) => each !== sandbox));
});
