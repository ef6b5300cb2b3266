import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Box, LaidChart } from '../layout/laid-chart.ts';
import type { Lights } from '../live/lights.ts';

/** While someone steps through a log, the chart stays still until they pause for this long. */
const REST_MS = 150;
/** The padding of a chart in its frame, as `chart-pane.css` has it. */
export const MARGIN = 16;

/**
 * Scrolls to the active state, or the initial one while the machine is idle: immediately while following, otherwise
 * after a pause. Nothing moves if it is visible already. Returns a function that scrolls there on request.
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

/** Scrolls a frame, but not the page, so that a box that is not fully visible is centred. */
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
