import type { DossierRow } from '#server/domain/dossier-row.ts';
import { isRegistration } from '#server/domain/registration-row.ts';

/** The page on which a dossier is found again with its code. */
export function pageOf(row: DossierRow): `/${string}` {
  return isRegistration(row)
    ? `/registration/manage?code=${row.code}`
    : `/apply/${row.flow}?code=${row.code}`;
}

/** The page of its steps, to which a bank sends back who was asked there. */
export function stepPageOf(row: DossierRow): `/${string}` {
  return isRegistration(row) ? '/registration/step' : `/apply/${row.flow}/step`;
}
