import { type LoaderFunctionArgs, Navigate, redirect } from 'react-router';
import { useCall } from '#src/api/call-context.tsx';
import { readToken } from '#src/api/token.ts';
import { recoverRegistration } from '#src/flow/dossier/recover-registration.ts';
import { OpenedFlow } from '#src/flow/page/opened-flow.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { currentRegistration, isUnderWay } from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';

/**
 * Only for a started registration: code and email, started Y (spec §2 "Route guards"), and a token, without which every
 * call would fail.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if ((await recoverRegistration()) && readToken() !== undefined) return null;
  return redirect(pathTo('registration.manage', localeOfPath(new URL(request.url).pathname)));
}

/** The registration's steps, one at a time, as the statechart decides. */
export function Component() {
  const call = useCall();
  const locale = useLocale();
  const current = usePersisted(currentRegistration);
  if (!isUnderWay(current)) return <Navigate to={pathTo('registration.manage', locale)} replace />;
  return <OpenedFlow call={call} code={current.code} />;
}
