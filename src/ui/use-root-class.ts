import { useLayoutEffect } from 'react';

const holders = new Map<string, number>();

/**
 * Puts a class on the document's root while the component is there. Not `:has()` in the style sheet: on the root it
 * makes every change of the page look at the whole of it.
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
