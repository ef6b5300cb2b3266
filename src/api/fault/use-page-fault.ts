import { useEffect, useState } from 'react';
import { ApiFailure } from '#src/api/api-failure.ts';
import { reportFault } from '#src/lib/analytics/report-fault.ts';
import { type PageFault, pageFaultOf } from './page-fault.ts';

const isOfCall = (error: unknown) =>
  error instanceof ApiFailure || (typeof error === 'object' && error !== null && 'errors' in error);

/** The error of a page, logged to the console with its id. */
export function usePageFault(error: unknown): PageFault {
  const [fault] = useState(() => pageFaultOf(error));
  const { status, id } = fault;
  useEffect(() => {
    // A call that failed is in the server's log, or never reached one.
    if (isOfCall(error)) return;
    if (status === 404) return;
    // biome-ignore lint/suspicious/noConsole: where a fault of the browser is looked for, having no log of ours
    console.error(`Fault ${id}`, error);
    reportFault(error, id);
  }, [status, id, error]);
  return fault;
}
