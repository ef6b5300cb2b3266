// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { forgetToken, readToken, storeToken } from './token.ts';

test('where storage is closed the token lives as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
  }
  storeToken('secret');
  expect(readToken()).toBe('secret');
  forgetToken();
  expect(readToken()).toBeUndefined();
});
