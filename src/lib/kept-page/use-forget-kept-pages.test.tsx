// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const forgetKeptPages = vi.hoisted(() => vi.fn());
vi.mock('./kept-pages.ts', () => ({ forgetKeptPages }));
const { useForgetKeptPages } = await import('./use-forget-kept-pages.ts');

test('pages saved on the device are forgotten once what they show is over, and not before', () => {
  const { rerender } = renderHook(({ isOver }) => useForgetKeptPages(isOver), {
    initialProps: { isOver: false },
  });
  expect(forgetKeptPages).not.toHaveBeenCalled();
  rerender({ isOver: true });
  rerender({ isOver: true });
  expect(forgetKeptPages).toHaveBeenCalledOnce();
});
