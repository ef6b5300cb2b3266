import { useEffect, useRef, useState } from 'react';

/** How often texts are updated while someone steps through a log, in milliseconds. */
const EVERY_MS = 120;

/** Throttles a value that changes every frame: a few updates a second, and always the last one. */
export function useThrottledValue<Value>(value: Value): Value {
  const [told, setTold] = useState(value);
  const toldAt = useRef(0);
  useEffect(() => {
    if (value === told) return;
    const tell = () => {
      toldAt.current = performance.now();
      setTold(() => value);
    };
    const wait = toldAt.current + EVERY_MS - performance.now();
    if (wait <= 0) return tell();
    const timer = setTimeout(tell, wait);
    return () => clearTimeout(timer);
  }, [value, told]);
  return told;
}
