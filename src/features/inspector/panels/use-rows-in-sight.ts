import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** Rows of a long list that are drawn, and the room that the others have. */
export interface RowsInSight {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/** Rows that are drawn beyond those that are seen. */
const BESIDE = 20;
const FIRST_HEIGHT = 32;

/**
 * Which rows of a list that scrolls are drawn: those that are seen and some beside them, however many there are. All rows
 * are as high as each other; `at` is kept in sight.
 */
export function useRowsInSight(list: RefObject<HTMLElement | null>, count: number, at: number): RowsInSight {
  const [seen, setSeen] = useState({ from: 0, rows: 30 });
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const from = Math.max(0, Math.floor(element.scrollTop / height) - BESIDE);
    const rows = Math.ceil(element.clientHeight / height) + 2 * BESIDE;
    setSeen((before) => (before.from === from && before.rows === rows ? before : { from, rows }));
  }, [list, height]);
  // Once there is a row: to measure is to lay the whole page out.
  const hasRows = count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something to measure now
  useLayoutEffect(() => {
    const row = list.current?.querySelector('li');
    if (row && row.offsetHeight > 0) setHeight(row.offsetHeight);
  }, [list, hasRows]);
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [list, look]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || at < 0) return;
    const [top, bottom] = [at * height, (at + 1) * height];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight;
    look();
  }, [list, at, height, look]);
  const from = Math.min(seen.from, Math.max(0, count - seen.rows));
  const to = Math.min(count, from + seen.rows);
  return { from, to, before: from * height, after: (count - to) * height };
}
