// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useListKeys } from './use-list-keys.ts';

const keys = { count: 1, focused: -1, isPeeking: false };

function List() {
  const nothing = vi.fn();
  useListKeys({
    ...keys,
    onMove: nothing,
    onOpen: nothing,
    onPeek: nothing,
    onClose: nothing,
    onSearch: nothing,
  });
  return <input type="search" defaultValue="sophie trem" />;
}

it('leaves the search with Escape, and keeps what was searched', () => {
  render(<List />);
  const search = screen.getByRole('searchbox');
  search.focus();
  // A browser empties the field unless the key was handled.
  expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(false);
  expect(document.activeElement).not.toBe(search);
});
