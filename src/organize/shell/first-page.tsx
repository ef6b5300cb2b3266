import { Navigate } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { deskPath } from './paths.ts';

/** The start of the desk: the overview, for roles that have it. */
export function FirstPage() {
  const locale = useLocale();
  return <Navigate to={deskPath(locale, useMay('registrations') ? '/overview' : '/account')} replace />;
}
