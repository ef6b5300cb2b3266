import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { applyPath, pathTo } from '#src/lib/navigation/route-names.ts';

/** The confirmation page of a dossier. */
export function confirmationPath(dossier: Dossier, locale: Locale): string {
  const { code, email, status } = dossier;
  // A member whose group pays is confirmed once it has paid.
  if (isRegistration(dossier) && dossier.group && status !== 'Submitted') {
    const { group_code } = dossier.group;
    return pathTo('registration.group-confirmation', locale, {}, { group_code, code });
  }
  return isRegistration(dossier)
    ? pathTo('registration.confirmation', locale, {}, { code, email })
    : applyPath('confirmation', dossier.flow, locale, { code, email });
}

/** The page on which a dossier is opened again by its code and address. */
export function findPath(dossier: Dossier, locale: Locale): string {
  return isRegistration(dossier)
    ? pathTo('registration.manage', locale)
    : applyPath('begin', dossier.flow, locale, { code: dossier.code });
}
