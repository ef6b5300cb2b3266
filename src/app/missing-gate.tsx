import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { NotFoundPage } from '#src/layout/not-found-page.tsx';
import { isMissingAt } from './is-missing-at.ts';

/** Shows the not-found page at every address of a flow or a feature that the event does not have. */
export function MissingGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return isMissingAt(useEvent(), pathname) ? <NotFoundPage /> : children;
}
