import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { LaidChart } from '../layout/laid-chart.ts';

const ZOOMS = [0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5];
const WHOLE = ZOOMS.indexOf(1);

/** How large a chart is drawn, in steps; `fitWhole` takes the largest at which all of it is seen. */
export function useZoom(frame: RefObject<HTMLElement | null>, laid: LaidChart | undefined) {
  const [at, setAt] = useState(WHOLE);
  const scale = ZOOMS[at] ?? 1;
  const zoom = useMemo(
    () => ({
      said: `${Math.round(scale * 100)} %`,
      smaller: at === 0 ? undefined : () => setAt(at - 1),
      larger: at === ZOOMS.length - 1 ? undefined : () => setAt(at + 1),
    }),
    [at, scale],
  );
  const fitWhole = useCallback(() => {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {};
    if (!laid) return;
    const whole = Math.min(clientWidth / laid.width, clientHeight / laid.height);
    setAt(
      Math.max(
        0,
        ZOOMS.findLastIndex((each) => each <= whole),
      ),
    );
  }, [frame, laid]);
  return { scale, zoom, fitWhole };
}
