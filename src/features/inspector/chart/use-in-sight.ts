import { type RefObject, useEffect } from 'react';
import type { LaidChart } from '../layout/laid-chart.ts';
import type { Lights } from '../live/lights.ts';

/** Keeps where a machine is in sight, or where it begins while it is at rest. */
export function useInSight(
  frame: RefObject<HTMLElement | null>,
  laid: LaidChart | undefined,
  { now }: Lights,
): void {
  const where = [...now].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once it is drawn there
  useEffect(() => {
    const element = frame.current;
    const states = [...(element?.querySelectorAll('.chart-node.chart-now') ?? [])];
    const state = states.at(-1) ?? element?.querySelector('.chart-initial');
    if (!element || !state) return;
    const [outer, inner] = [element.getBoundingClientRect(), state.getBoundingClientRect()];
    // Within the frame alone: the page itself stays where it is.
    element.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    });
  }, [frame, laid, where]);
}
