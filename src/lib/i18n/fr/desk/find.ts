import type { Translated } from '#engine/form/languages/messages.ts';
import type { find as english } from '../../en/desk/find.ts';

/** Texts of the search of the whole desk, in French. */
export const find: Translated<typeof english> = {
  open: 'Trouver une personne ou une page',
  keys: 'Ctrl K',
  hint: 'Nom, courriel, code ou page',
  results: 'Résultats',
  people: 'Personnes',
  do: 'Pour {name}',
  pages: 'Pages',
  search: 'Recherche',
  in_list: 'Chercher « {q} » dans les inscriptions',
  in_invoices: 'Chercher « {q} » dans les factures',
  searching: 'Recherche en cours…',
  nothingFound: 'Aucune inscription, aucun groupe ni aucune demande ne correspond à « {q} ».',
  count: '{count, plural, one {# résultat} other {# résultats}}',
};
