import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { activeHomepage } from './active-homepage.ts';
import { servedDocuments } from './served-documents.ts';

test.each([
  [undefined, ['home'], 'home'],
  ['home', ['home', 'coming_soon'], 'home'],
  ['coming_soon', ['home', 'coming_soon'], 'coming_soon'],
  ['thank_you', ['home', 'thank_you'], 'thank_you'],
  ['thank_you', ['home', 'coming_soon'], 'home'],
  ['coming_soon', [], 'home'],
] as const)('an event that names %s and has published %j shows %s', (named, published, shown) => {
  const served = servedDocuments();
  for (const code of published) served.add('fair', { kind: 'page', code, title: code, blocks: [] });
  const options: EventDocument['options'] = named ? { website_homepage_active: named } : {};
  expect(activeHomepage(served, { code: 'fair', options })).toBe(shown);
});
