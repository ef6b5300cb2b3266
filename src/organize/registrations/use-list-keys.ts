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
  /** Chooses a row, or leaves it out; with a span, also every row from the last one chosen. */
  readonly onChoose?: (index: number, isSpan: boolean) => void;
  /** Whether rows are chosen; Esc leaves them all out. */
  readonly isChoosing?: boolean;
  readonly onChooseNone?: () => void;
  /** Opens an action on the chosen rows. */
  readonly onAct?: (action: 'tag' | 'export') => void;
};

const ACTION_KEYS = { t: 'tag', e: 'export' } as const;

/** Moves through the list by keys, while nothing is typed: `/`, `j`, `k`, `x`, arrows, Space, Enter, Esc; with Shift a span. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { count, focused, isPeeking, onMove, onOpen, onPeek, onClose, onSearch } = latest.current;
      const { isChoosing, onChoose, onChooseNone, onAct } = latest.current;
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const isTyping =
        target?.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]') ?? false;
      // An action beside the list has keys of its own.
      if (target?.closest('.dk-aside, dialog')) return;
      if (event.key === 'Escape') {
        if (isTyping) {
          // A browser would empty the search, and its list with it.
          if (target?.matches('input[type="search"]')) event.preventDefault();
          target?.blur();
        } else if (isPeeking) onClose();
        else if (isChoosing) onChooseNone?.();
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
      const letter = event.key.toLowerCase();
      const move = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }[letter];
      if (event.key === '/') {
        event.preventDefault();
        onSearch();
      } else if (move !== undefined && count > 0) {
        event.preventDefault();
        const next = Math.min(count - 1, Math.max(0, focused + move));
        if (event.shiftKey && focused >= 0) onChoose?.(focused, true);
        onMove(next);
        if (event.shiftKey) onChoose?.(next, true);
      } else if (letter === 'x' && focused >= 0) {
        onChoose?.(focused, event.shiftKey);
      } else if (isChoosing && (letter === 't' || letter === 'e')) {
        event.preventDefault();
        onAct?.(ACTION_KEYS[letter]);
      } else if (event.key === 'Enter' && focused >= 0 && !target?.matches('a, button, input')) {
        onOpen(focused);
      } else if (event.key === ' ' && focused >= 0 && !target?.matches('a, button, summary, input')) {
        event.preventDefault();
        onPeek(focused);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
