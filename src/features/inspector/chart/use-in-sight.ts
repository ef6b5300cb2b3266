import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Box, LaidChart } from '../layout/laid-chart.ts';
import type { Lights } from '../live/lights.ts';

/** Whoever looks through what happened sees the chart relit, not moved, until they rest for so long. */
const REST_MS = 150;
/** The padding of a chart in its frame, as `chart-pane.css` has it. */
export const MARGIN = 16;

/**
 * Brings where a machine is into sight, or where it begins while it is at rest: at once while it is followed, and where
 * somebody looks through what was, once they rest. What is in sight already stays where it is. Gives what brings it there
 * when somebody asks.
 */
export function useInSight(
  frame: RefObject<HTMLElement | null>,
  laid: LaidChart | undefined,
  { now }: Lights,
  scale: number,
  follows: boolean,
): () => void {
  const where = [...now].findLast((id) => laid?.nodes[id]) ?? '';
  const shown = useRef<LaidChart>(undefined);
  const current = useCallback(() => {
    const box = laid && (laid.nodes[where] ?? Object.values(laid.nodes)[0]);
    if (frame.current && box) bringIntoSight(frame.current, box, scale);
  }, [frame, laid, where, scale]);
  useEffect(() => {
    if (!laid) return;
    const isNew = shown.current !== laid;
    shown.current = laid;
    if (follows || isNew) return current();
    const timer = setTimeout(current, REST_MS);
    return () => clearTimeout(timer);
  }, [laid, follows, current]);
  return current;
}

/** Scrolls a frame so that a box of its chart stands in the middle, where it is not seen whole; the page itself stays. */
export function bringIntoSight(frame: HTMLElement, box: Box, scale: number): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  // Within the chart's own margin.
  const [x, y] = [MARGIN + box.x * scale, MARGIN + box.y * scale];
  const [width, height] = [box.width * scale, box.height * scale];
  const isSeen =
    x >= scrollLeft &&
    y >= scrollTop &&
    x + width <= scrollLeft + clientWidth &&
    y + height <= scrollTop + clientHeight;
  if (isSeen) return;
  frame.scrollTo({
    left: Math.max(0, x + width / 2 - clientWidth / 2),
    top: Math.max(0, y + height / 2 - clientHeight / 2),
  });
}
