import type { DeskDossier, ListedDossier } from '#engine/contract/desk.ts';
import { foldText } from '#engine/form/format/fold-text.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { ActionName } from '../registration/actions/action-names.ts';
import type { IconName } from '../shell/icon.tsx';
import { deskPath, dossierPath, listPath } from '../shell/paths.ts';

/** What the search offers: where it leads, and how it reads. */
export type Find = {
  /** Its own within the list. */
  readonly id: string;
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string;
};

/** Offers under a heading. */
export type FindGroup = { readonly heading: string; readonly finds: readonly Find[] };

const MOST_PEOPLE = 6;

/** People as the search offers them; `detailOf` says how they take part. */
export function peopleFound(
  rows: readonly ListedDossier[],
  locale: Locale,
  unnamed: string,
  detailOf: (row: ListedDossier) => string,
): Find[] {
  return rows.slice(0, MOST_PEOPLE).map((row) => ({
    id: `person-${row.code}`,
    to: dossierPath(locale, row.code),
    icon: 'user',
    title: row.name || unnamed,
    detail: detailOf(row),
  }));
}

/** The panels that can be opened on someone's page. */
export function actionsFound(
  { dossier }: Pick<DeskDossier, 'dossier'>,
  actions: readonly ActionName[],
  locale: Locale,
  labelOf: (action: ActionName) => string,
): Find[] {
  return actions.map((action) => ({
    id: `do-${action}`,
    to: `${dossierPath(locale, dossier.code)}?do=${action}`,
    icon: 'edit',
    title: `${labelOf(action)}…`,
  }));
}

/** Pages whose title has every word of the search, in their order. */
export function pagesFound<Page extends { readonly title: string }>(
  pages: readonly Page[],
  search: string,
): Page[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return pages.filter(({ title }) => words.every((word) => foldText(title).includes(word)));
}

/** Ways on with the text itself: the whole list, and the invoices. */
export function searchesFound(
  search: string,
  locale: Locale,
  labels: { readonly list?: string | undefined; readonly invoices?: string | undefined },
): Find[] {
  const q = search.trim();
  if (q === '') return [];
  return [
    ...(labels.list
      ? [{ id: 'all-list', to: listPath(locale, { q }), icon: 'search' as const, title: labels.list }]
      : []),
    ...(labels.invoices
      ? [
          {
            id: 'all-invoices',
            to: `${deskPath(locale, '/invoices')}?${new URLSearchParams({ q })}`,
            icon: 'search' as const,
            title: labels.invoices,
          },
        ]
      : []),
  ];
}
