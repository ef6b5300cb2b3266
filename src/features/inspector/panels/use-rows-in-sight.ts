import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The range of rows of a long list that is rendered. */
export interface RowsInSight {
  readonly from: number;
  readonly to: number;
  /** The height of a row, in pixels. */
  readonly height: number;
}

/** Extra rows on each side: fast scrolling needs more than stepping. */
const BESIDE = { scrolled: 12, stepped: 1 };
const MOUSE_HEIGHT = 32;
const TOUCH_HEIGHT = 44;
/** Where rows are as high as a finger needs them, as `panels.css` has it. */
const NARROW = '(width < 60rem)';

/**
 * Finds the rows of a scrolling list to render: the visible ones and a few around them; row `at` stays visible. The
 * scroll position is computed, because reading it would force a layout in the middle of a step.
 */
export function useRowsInSight(list: RefObject<HTMLElement | null>, count: number, at: number): RowsInSight {
  const height = useRowHeight();
  const [room, setRoom] = useState(0);
  const [top, setTop] = useState(0);
  const [shown, setShown] = useState(at);
  const [moves, setMoves] = useState<keyof typeof BESIDE>('stepped');
  const known = useRef(0);
  const moved = shown === at ? top : withInSight(top, at, height, room);
  if (shown !== at) {
    setShown(at);
    setTop(moved);
    setMoves('stepped');
  }
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setRoom(element.clientHeight));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list]);
  // It has a height now, or another: what is looked at is in sight in it too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is kept in sight where it is taken
  useEffect(() => setTop((before) => withInSight(before, at, height, room)), [height, room]);
  useLayoutEffect(() => {
    if (!list.current || known.current === moved) return;
    known.current = moved;
    list.current.scrollTop = moved;
  }, [list, moved]);
  const look = useCallback(() => {
    const element = list.current;
    if (!element || element.scrollTop === known.current) return;
    known.current = element.scrollTop;
    setTop(element.scrollTop);
    setMoves('scrolled');
  }, [list]);
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [list, look]);
  const beside = BESIDE[moves];
  const from = Math.max(0, Math.min(count, Math.floor(moved / height) - beside));
  return { from, to: Math.min(count, from + Math.ceil(room / height) + 2 * beside), height };
}

/** The smallest scroll that makes a row visible. */
function withInSight(top: number, at: number, height: number, room: number): number {
  if (at < 0 || room === 0) return top;
  return Math.max(0, Math.min(at * height, Math.max(top, (at + 1) * height - room)));
}

function useRowHeight(): number {
  const [isNarrow, setIsNarrow] = useState(() => window.matchMedia(NARROW).matches);
  useEffect(() => {
    const query = window.matchMedia(NARROW);
    const change = () => setIsNarrow(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return isNarrow ? TOUCH_HEIGHT : MOUSE_HEIGHT;
}
