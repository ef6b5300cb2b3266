import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import {
  type CurrentRegistration,
  currentRegistration,
  isUnderWay,
} from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';

/** Renders the open registration of this device; without one, leads to registration.manage. */
export function OfRegistration({ children }: { children: (current: CurrentRegistration) => ReactNode }) {
  const locale = useLocale();
  const current = usePersisted(currentRegistration);
  if (!isUnderWay(current)) return <Navigate to={pathTo('registration.manage', locale)} replace />;
  return children(current);
}
