// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { handOverTo, takeHandedOver } from './hand-over.ts';

it('hands an address and a code over once, and leaves neither in the address', () => {
  const handed = { email: 'maya+desk@example.org', code: '012345' };
  window.history.replaceState(
    null,
    '',
    `/organize?a=1${new URL(handOverTo('http://x.localhost/organize', handed)).hash}`,
  );
  expect(takeHandedOver()).toEqual(handed);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/organize?a=1');
  expect(takeHandedOver()).toBeUndefined();
});

it('takes nothing from another part', () => {
  window.history.replaceState(null, '', '/organize#main');
  expect(takeHandedOver()).toBeUndefined();
  expect(window.location.hash).toBe('#main');
});
