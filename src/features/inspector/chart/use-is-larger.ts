import { type RefObject, useEffect, useState } from 'react';
import type { LaidChart } from '../layout/laid-chart.ts';

/** Whether a chart is larger than its frame. */
export function useIsLarger(
  frame: RefObject<HTMLElement | null>,
  laid: LaidChart | undefined,
  scale: number,
): boolean {
  const [size, setSize] = useState({ width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [frame]);
  return laid !== undefined && (laid.width * scale > size.width || laid.height * scale > size.height);
}
