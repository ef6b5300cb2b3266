import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { currentRegistration, isUnderWay } from '#src/lib/persisted/current-registration.ts';

/** Without a registration that this device has open: to registration.manage (spec §2 "Route guards"). */
export async function loadSubmitted({ request }: LoaderFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  if (!isUnderWay(currentRegistration.read())) return redirect(pathTo('registration.manage', locale));
  await loadArea(locale, 'manage');
  return null;
}
