import { type RefObject, useMemo, useState } from 'react';
import type { LaidChart } from '../layout/laid-chart.ts';
import { MARGIN } from './use-in-sight.ts';

const ZOOMS = [0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5];
const WHOLE = ZOOMS.indexOf(1);

/** The zoom of a chart, and the functions that change it; absent at the limit. */
export interface Zoom {
  readonly said: string;
  readonly smaller: (() => void) | undefined;
  readonly larger: (() => void) | undefined;
  /** Zooms to the largest size at which the whole chart is visible. */
  readonly toWhole: () => void;
}

export function useZoom(
  frame: RefObject<HTMLElement | null>,
  laid: LaidChart | undefined,
): { scale: number; zoom: Zoom } {
  const [at, setAt] = useState(WHOLE);
  const scale = ZOOMS[at] ?? 1;
  const zoom = useMemo(
    () => ({
      said: `${Math.round(scale * 100)} %`,
      smaller: at === 0 ? undefined : () => setAt(at - 1),
      larger: at === ZOOMS.length - 1 ? undefined : () => setAt(at + 1),
      toWhole() {
        const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {};
        if (!laid) return;
        const [width, height] = [clientWidth - 2 * MARGIN, clientHeight - 2 * MARGIN];
        const whole = Math.min(width / laid.width, height / laid.height);
        setAt(
          Math.max(
            0,
            ZOOMS.findLastIndex((each) => each <= whole),
          ),
        );
      },
    }),
    [at, scale, frame, laid],
  );
  return { scale, zoom };
}
