import { useEffect, useState } from 'react';
import { type PageFault, pageFaultOf } from './page-fault.ts';

/** The fault of a page, written to the console with its id, by which whoever is asked for help finds it. */
export function usePageFault(error: unknown): PageFault {
  const [fault] = useState(() => pageFaultOf(error));
  const { status, id } = fault;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: where a fault of the browser is looked for, having no log of ours
    if (status !== 404) console.error(`Fault ${id}`, error);
  }, [status, id, error]);
  return fault;
}
