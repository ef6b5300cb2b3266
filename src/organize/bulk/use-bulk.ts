import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BulkAction } from './bulk-bar.tsx';

/** The open action on chosen rows, and the job that was started, which is in the address. */
export function useBulk() {
  const [params, setParams] = useSearchParams();
  const [action, setAction] = useState<BulkAction | undefined>();
  const opener = useRef<Element | null>(null);
  const setJob = (job: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('job');
        if (job !== undefined) after.set('job', job);
        return after;
      },
      { replace: true },
    );
  return {
    action,
    job: params.get('job') ?? undefined,
    open(next: BulkAction) {
      opener.current = document.activeElement;
      setAction(next);
    },
    close() {
      setAction(undefined);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    start(job: string) {
      setAction(undefined);
      setJob(job);
    },
    leaveJob: () => setJob(undefined),
  };
}
