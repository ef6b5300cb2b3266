import { useEffect } from 'react';
import { deleteOfflinePages } from './offline-pages.ts';

/** Deletes saved pages once they are outdated, so that a cancelled ticket is never shown at a gate. */
export function useDeleteOfflinePages(isOver: boolean): void {
  useEffect(() => {
    if (isOver) void deleteOfflinePages();
  }, [isOver]);
}
