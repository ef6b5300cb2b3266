import { useEffect, useMemo, useRef, useState } from 'react';
import {
  INSPECTION_CHANNEL,
  type InspectionMessage,
  isInspectionMessage,
} from '#src/lib/inspection/inspection-messages.ts';
import { createInspectionLog, type Inspection, nothingHeard } from './inspection-log.ts';

/** Attaches to the other tabs of this browser, and follows them as long as the page is there. */
export function useInspection(): Inspection {
  const [inspection, setInspection] = useState(nothingHeard);
  const latest = useRef(nothingHeard);
  const frame = useRef(0);
  const log = useMemo(
    () =>
      createInspectionLog((next) => {
        latest.current = next;
        // A burst of events is drawn once.
        frame.current ||= requestAnimationFrame(() => {
          frame.current = 0;
          setInspection(latest.current);
        });
      }),
    [],
  );
  useEffect(() => {
    const channel = new BroadcastChannel(INSPECTION_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isInspectionMessage(data)) log.hear(data);
    };
    const attach: InspectionMessage = { type: 'attach' };
    channel.postMessage(attach);
    return () => {
      channel.close();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [log]);
  return inspection;
}
