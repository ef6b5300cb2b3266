// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShown } from './use-shown.ts';

test.each([
  ['/fr/schedule?day=1#top', '/fr/schedule?day=1&preview=secret#top'],
  ['https://elsewhere.example/x', '/x?preview=secret'],
  ['//elsewhere.example/x', '/elsewhere.example/x?preview=secret'],
  ['/\\elsewhere.example/x', '/elsewhere.example/x?preview=secret'],
])(
  'what lets the reader in is sent to the preview alone, whatever page a link names: %s',
  (page, address) => {
    const { result } = renderHook(() => useShown(false, page));
    expect(result.current.addressIn('http://preview.host.example/?preview=secret')).toBe(
      `http://preview.host.example${address}`,
    );
  },
);

test('the language is that of the page, whatever its search', () => {
  const { result } = renderHook(() => useShown(false, '/fr?a=1'));
  expect(result.current.language).toBe('fr');
});
