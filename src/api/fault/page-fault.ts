import { isRouteErrorResponse } from 'react-router';
import { ApiFailure } from '#src/api/api-failure.ts';
import { isLoadFailure } from './load-failure.ts';

/** What an error page shows: a status code, 500 if the error has none (spec §8), and an id for support. */
export interface PageFault {
  readonly status: number;
  /** The request's id, which the server's log has too; one of its own where no server was at fault. */
  readonly id: string;
  /** Whether something failed to load, rather than being broken. */
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

/** Reads a navigation's or a page's error; never throws. The error's message is not shown. */
export function pageFaultOf(error: unknown): PageFault {
  const id = idOf(error);
  if (isRouteErrorResponse(error)) return { status: error.status, id, isUnreached: false };
  if (error instanceof ApiFailure) {
    return { status: error.status || 500, id, isUnreached: error.failure.kind === 'connection' };
  }
  return { status: 500, id, isUnreached: isLoadFailure(error) };
}
