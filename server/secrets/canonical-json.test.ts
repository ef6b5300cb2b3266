import { expect, it } from 'vitest';
import { codeOf } from '#server/applications/row-code.ts';
import { hashBody } from '#server/idempotency/idempotency.ts';
import { canonicalJson } from './canonical-json.ts';

it.each<[string, (value: object) => string]>([
  ['canonical JSON', canonicalJson],
  ['the hash of a body', hashBody],
  ['the code of a row', (value) => codeOf([value])],
])('%s does not depend on the order of keys', (_, of) => {
  expect(of({ en: 'One', fr: { b: [1, { d: 2, c: 3 }], a: null } })).toBe(
    of({ fr: { a: null, b: [1, { c: 3, d: 2 }] }, en: 'One' }),
  );
  expect(of({ list: [1, 2] })).not.toBe(of({ list: [2, 1] }));
});
