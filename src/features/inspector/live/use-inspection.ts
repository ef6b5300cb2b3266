import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  INSPECTION_CHANNEL,
  type InspectionMessage,
  isInspectionMessage,
} from '#machines/inspection/inspection-messages.ts';
import { createInspectionLog, type Inspection, nothingHeard } from './inspection-log.ts';
import { watchLocks } from './watch-locks.ts';

/** Connects to the other tabs of this browser while the page is open; also takes the messages of a file. */
export function useInspection(): readonly [Inspection, (messages: readonly InspectionMessage[]) => void] {
  const [inspection, setInspection] = useState(nothingHeard);
  const latest = useRef(nothingHeard);
  const frame = useRef(0);
  const log = useMemo(
    () =>
      createInspectionLog((next) => {
        latest.current = next;
        // A burst of events is rendered once.
        frame.current ||= requestAnimationFrame(() => {
          frame.current = 0;
          // In this frame, so that the next paint shows what was taken.
          flushSync(() => setInspection(latest.current));
        });
      }),
    [],
  );
  useEffect(() => {
    const channel = new BroadcastChannel(INSPECTION_CHANNEL);
    const there = new Set<string>();
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isInspectionMessage(data)) return;
      if (data.type === 'here') return ask({ type: 'attach', tab: data.tab });
      if (data.type === 'tab') there.add(data.tab);
      if (data.type === 'gone') there.delete(data.tab);
      log.hear(data);
    };
    const stopWatching = watchLocks(there, (tab) => log.hear({ type: 'gone', tab }));
    const ask = (message: InspectionMessage) => channel.postMessage(message);
    ask({ type: 'attach' });
    return () => {
      stopWatching();
      channel.close();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [log]);
  return [inspection, log.hearFile];
}
