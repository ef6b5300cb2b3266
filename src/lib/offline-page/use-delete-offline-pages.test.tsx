// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const deleteOfflinePages = vi.hoisted(() => vi.fn());
vi.mock('./offline-pages.ts', () => ({ deleteOfflinePages }));
const { useDeleteOfflinePages } = await import('./use-delete-offline-pages.ts');

test('pages saved on the device are forgotten once what they show is over, and not before', () => {
  const { rerender } = renderHook(({ isOver }) => useDeleteOfflinePages(isOver), {
    initialProps: { isOver: false },
  });
  expect(deleteOfflinePages).not.toHaveBeenCalled();
  rerender({ isOver: true });
  rerender({ isOver: true });
  expect(deleteOfflinePages).toHaveBeenCalledOnce();
});
