import { expect, test } from 'vitest';
import { zoneNameOf } from './zone-name.ts';

test.each([
  ['America/Vancouver', 'en', 'Pacific Time'],
  ['America/Toronto', 'en', 'Eastern Time'],
  ['America/Toronto', 'fr', 'heure de l’Est'],
] as const)('%s is called so in %s', (zone, locale, name) => {
  expect(zoneNameOf(zone, locale)).toBe(name);
});
