import { useEffect, useRef, useState } from 'react';

/** So often what is read, not seen, is told anew while somebody looks through what happened. */
const EVERY_MS = 120;

/** A value that changes with every frame, as it is told to who reads it: some times a second, and the last one in the end. */
export function useUnhurried<Value>(value: Value): Value {
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
