import { useEffect } from 'react';
import { forgetKeptPages } from './kept-pages.ts';

/** Forgets the pages saved on this device once what they show is over, so that no cancelled ticket is shown at a gate. */
export function useForgetKeptPages(isOver: boolean): void {
  useEffect(() => {
    if (isOver) void forgetKeptPages();
  }, [isOver]);
}
