import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once after `duration` ms of running time; paused time does not count, null never ends. */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    remaining.current = duration;
  }, [duration]);

  useEffect(() => {
    if (paused || duration === null) return;
    const startedAt = Date.now();
    const before = remaining.current ?? duration;
    const timer = setTimeout(() => end(), before);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, before - (Date.now() - startedAt));
    };
  }, [duration, paused]);
}
