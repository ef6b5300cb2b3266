import { isRouteErrorResponse } from 'react-router';
import { ApiFailure } from '#src/api/api-failure.ts';

/** What an error page shows: a status code, 500 unless the error has one, and its message (spec §8). */
export interface PageFault {
  readonly status: number;
  /** '' where the error says nothing; the page then reads 'Error'. */
  readonly message: string;
}

/** Reads a navigation's or a page's error; never throws, whatever was thrown. */
export function pageFaultOf(error: unknown): PageFault {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, message: typeof error.data === 'string' ? error.data : error.statusText };
  }
  if (error instanceof ApiFailure) return { status: error.status || 500, message: error.message };
  if (error instanceof Error) return { status: 500, message: error.message };
  return { status: 500, message: typeof error === 'string' ? error : '' };
}
