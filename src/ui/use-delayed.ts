import { useEffect, useState } from 'react';

/** True once `active` has lasted `ms` milliseconds, so that short waits show nothing. */
export function useDelayed(ms = 200, active = true): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), ms);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [ms, active]);
  return due && active;
}
