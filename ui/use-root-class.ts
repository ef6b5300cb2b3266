import { useLayoutEffect } from 'react';

const holders = new Map<string, number>();

/**
 * Adds a class to the root element while mounted. Not `:has()` in CSS, which would restyle the whole page on every
 * change.
 */
export function useRootClass(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    holders.set(name, (holders.get(name) ?? 0) + 1);
    classList.add(name);
    return () => {
      const left = (holders.get(name) ?? 1) - 1;
      holders.set(name, left);
      if (left === 0) classList.remove(name);
    };
  }, [name]);
}
