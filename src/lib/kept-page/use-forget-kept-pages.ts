import { useEffect } from 'react';
import { forgetKeptPages } from './kept-pages.ts';

/** Deletes saved pages once they are outdated, so that a cancelled ticket is never shown at a gate. */
export function useForgetKeptPages(isOver: boolean): void {
  useEffect(() => {
    if (isOver) void forgetKeptPages();
  }, [isOver]);
}
