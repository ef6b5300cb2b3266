import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedDossier } from '#engine/contract/desk.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf, query as queryOf } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay, useOrganizer } from '../api/use-organizer.ts';
import { possibleActions } from '../registration/action-buttons.tsx';
import { useDossierWords } from '../registration/use-dossier-words.ts';
import { asQuery } from '../registrations/use-dossiers.ts';
import { deskPages } from '../shell/desk-pages.ts';
import { deskPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { actionsFound, type FindGroup, pagesFound, peopleFound, searchesFound } from './found.ts';

/** What a search of the desk offers: people, what can be done for the first of them, pages, and whole lists. */
export function useFound(search: string) {
  const t = useDeskTexts();
  const locale = useLocale();
  const call = useCall();
  const words = useDossierWords();
  const { permissions } = useOrganizer();
  const mayRead = useMay('registrations');
  const may = { mayMoney: useMay('money'), mayEdit: useMay('edit'), mayDecide: useMay('decisions') };
  const q = search.trim();
  const query = asQuery({ q });
  const people = useQuery({
    // The list itself keeps pages under the key of its call.
    queryKey: [...queryKeyOf(api.desk.listDossiers, { query }), 'find'],
    queryFn: ({ signal }) => call(api.desk.listDossiers, { query, signal }),
    enabled: mayRead && q !== '',
    placeholderData: keepPreviousData,
  });
  const rows = q === '' || !mayRead ? [] : (people.data?.rows ?? []);
  const first = rows[0]?.code ?? '';
  const { repeat: _, ...dossier } = queryOf(call, api.desk.getDossier, { params: { code: first } });
  const person = useQuery({ ...dossier, enabled: first !== '' && !people.isPlaceholderData });
  const known = person.data?.dossier.code === first ? person.data : undefined;
  const detail = (row: ListedDossier) =>
    [row.code, words.flow(row.flow), row.track && words.track(row.track), words.status(row), row.email]
      .filter(Boolean)
      .join(', ');
  const groups: FindGroup[] = [
    { heading: t('find.people'), finds: peopleFound(rows, locale, t('list.unnamed'), detail) },
    {
      heading: t('find.do', { name: known?.dossier.name || first }),
      finds: known
        ? actionsFound(known, possibleActions(known, may), locale, (name) => t(`act.${name}`))
        : [],
    },
    {
      heading: t('find.pages'),
      finds: pagesFound(
        [
          ...deskPages,
          { name: 'register.title', path: '/registrations/new', icon: 'plus', permission: 'edit' } as const,
          { name: 'codes.new', path: '/codes?do=new', icon: 'plus', permission: 'content' } as const,
          {
            name: 'import.title',
            path: '/registrations/import',
            icon: 'upload',
            permission: 'edit',
          } as const,
        ]
          .filter(({ permission }) => !permission || permissions.includes(permission))
          .map(({ name, path, icon }) => ({
            id: `page-${path}`,
            to: deskPath(locale, path),
            icon,
            title: t(name),
          })),
        search,
      ),
    },
    {
      heading: t('find.search'),
      finds: searchesFound(search, locale, {
        list: mayRead ? t('find.in_list', { q }) : undefined,
        invoices: permissions.includes('money') ? t('find.in_invoices', { q }) : undefined,
      }),
    },
  ];
  return {
    groups: groups.filter(({ finds }) => finds.length > 0),
    /** People found in all; undefined while they are searched. */
    total: q === '' ? undefined : people.data?.total,
    isSearching: q !== '' && (people.isPending || people.isPlaceholderData) && mayRead,
    error: people.error,
  };
}
