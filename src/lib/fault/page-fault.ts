import { isRouteErrorResponse } from 'react-router';
import { ApiFailure } from '#src/api/api-failure.ts';
import { isLoadFailure } from './load-failure.ts';

/** What an error page shows: a status code, 500 unless the error has one (spec §8), and by what to ask for help. */
export interface PageFault {
  readonly status: number;
  /** The request's id, which the server's log has too; one of its own where no server was at fault. */
  readonly id: string;
  /** Nothing is broken: a part of the page, or an answer, did not come. */
  readonly isUnreached: boolean;
}

const ids = new WeakMap<object, string>();
const ownId = () => crypto.randomUUID().slice(0, 8);

/** The id of a fault, the same however often it is asked for. */
function idOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ownId();
  // Of a call that failed, thrown or as a statechart keeps it.
  if ('requestId' in error && typeof error.requestId === 'string') return error.requestId;
  const id = ids.get(error) ?? ownId();
  ids.set(error, id);
  return id;
}

/** Reads a navigation's or a page's error; never throws, whatever was thrown. Its message is nobody's to read. */
export function pageFaultOf(error: unknown): PageFault {
  const id = idOf(error);
  if (isRouteErrorResponse(error)) return { status: error.status, id, isUnreached: false };
  if (error instanceof ApiFailure) {
    return { status: error.status || 500, id, isUnreached: error.failure.kind === 'connection' };
  }
  return { status: 500, id, isUnreached: isLoadFailure(error) };
}
