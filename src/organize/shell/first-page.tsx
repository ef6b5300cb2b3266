import { Navigate } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { deskPath } from './paths.ts';

/** The start of the desk: the overview, for roles that have it, or the applications, or the content of the site. */
export function FirstPage() {
  const locale = useLocale();
  const mayRead = useMay('registrations');
  const mayDecide = useMay('decisions');
  const mayWrite = useMay('content');
  const page = mayRead ? '/overview' : mayDecide ? '/applications' : mayWrite ? '/content' : '/account';
  return <Navigate to={deskPath(locale, page)} replace />;
}
