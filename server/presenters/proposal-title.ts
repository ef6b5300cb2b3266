import type { DossierRow } from '#server/dossiers/dossier-row.ts';

/** The title of a proposed workshop, from whichever form asks for one; '' until it has one. */
export function titleOf({ answers }: Pick<DossierRow, 'answers'>): string {
  const given = Object.values(answers).find((form) => typeof form['title'] === 'string');
  return String(given?.['title'] ?? '');
}
