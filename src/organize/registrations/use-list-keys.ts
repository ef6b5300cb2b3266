import { useEffect, useRef } from 'react';

type ListKeys = {
  readonly count: number;
  /** The index of the row with the focus; -1 for none. */
  readonly focused: number;
  readonly isPeeking: boolean;
  readonly onMove: (index: number) => void;
  readonly onOpen: (index: number) => void;
  readonly onPeek: (index: number) => void;
  readonly onClose: () => void;
  readonly onSearch: () => void;
};

/** Moves through the list by keys, while nothing is typed: `/`, `j`, `k`, arrows, Space, Enter, Esc. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { count, focused, isPeeking, onMove, onOpen, onPeek, onClose, onSearch } = latest.current;
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const isTyping = target?.matches('input, select, textarea, [contenteditable]') ?? false;
      if (event.key === 'Escape') {
        if (isTyping) target?.blur();
        else if (isPeeking) onClose();
        return;
      }
      if (isTyping) {
        // From the search into the rows that it found.
        if (event.key === 'ArrowDown' && target?.matches('input[type="search"]') && count > 0) {
          event.preventDefault();
          target.blur();
          onMove(0);
        }
        return;
      }
      const move = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
      if (event.key === '/') {
        event.preventDefault();
        onSearch();
      } else if (move !== undefined && count > 0) {
        event.preventDefault();
        onMove(Math.min(count - 1, Math.max(0, focused + move)));
      } else if (event.key === 'Enter' && focused >= 0 && !target?.matches('a, button')) {
        onOpen(focused);
      } else if (event.key === ' ' && focused >= 0 && !target?.matches('a, button, summary')) {
        event.preventDefault();
        onPeek(focused);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
