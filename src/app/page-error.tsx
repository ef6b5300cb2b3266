import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { ErrorPageGuard } from './error-page-guard.tsx';

/** A page that failed to load or to draw, inside the frame of the site. */
export function PageError() {
  return (
    <ErrorPageGuard>
      <ErrorPage error={useRouteError()} />
    </ErrorPageGuard>
  );
}
