import type { ReactNode } from 'react';
import type { ListedDossier, Sort } from '#engine/contract/desk.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { Marked } from './marked.tsx';
import { StatusTag } from './status-tag.tsx';
import { useDossierWords } from './use-dossier-words.ts';

/** A column of the list beside the name. */
export type ListColumn = {
  readonly key: string;
  readonly label: string;
  readonly className?: string;
  /** Its least width in px, and its share of what is left. */
  readonly least: number;
  readonly share?: number;
  readonly sort?: Sort;
  readonly cell: (row: ListedDossier, search: string) => ReactNode;
};

/** The columns of the list in their order. */
export function useListColumns(): readonly ListColumn[] {
  const t = useDeskTexts();
  const locale = useLocale();
  const words = useDossierWords();
  const { day } = useMoments();
  return [
    {
      key: 'code',
      label: t('list.code'),
      least: 104,
      className: 'dk-mono',
      cell: ({ code }, search) => <Marked text={code} search={search} />,
    },
    {
      key: 'email',
      label: t('list.email'),
      least: 140,
      share: 1.6,
      className: 'dk-td-email',
      cell: ({ email }, search) => <Marked text={email} search={search} />,
    },
    {
      key: 'type',
      label: t('list.type'),
      least: 120,
      share: 1.3,
      cell: ({ flow, organization, track }) => {
        const detail = organization ?? (track && words.track(track));
        return (
          <>
            {words.flow(flow)}
            {detail && <span className="dk-soft">, {detail}</span>}
          </>
        );
      },
    },
    {
      key: 'status',
      label: t('list.status'),
      least: 150,
      className: 'dk-td-status',
      sort: 'status',
      cell: (row) => <StatusTag dossier={row} />,
    },
    {
      key: 'paid',
      label: t('list.paid'),
      least: 88,
      className: 'dk-num',
      sort: 'paid',
      cell: ({ paid }) => formatCents(paid, locale),
    },
    {
      key: 'owing',
      label: t('list.owing'),
      least: 88,
      className: 'dk-num',
      sort: 'owing',
      cell: ({ owing }) => owing > 0 && <span className="dk-bad">{formatCents(owing, locale)}</span>,
    },
    {
      key: 'started',
      label: t('list.started'),
      least: 156,
      className: 'dk-soft',
      sort: 'started',
      cell: ({ started_at }) => day(started_at),
    },
  ];
}

const NAME = { least: 150, share: 1.3 };

/** The widths of the columns for a grid, and the least width of all in px. */
export function listWidths(columns: readonly ListColumn[]) {
  const all = [NAME, ...columns];
  return {
    '--dk-columns': all
      .map(({ least, share }) => (share ? `minmax(${least}px, ${share}fr)` : `${least}px`))
      .join(' '),
    '--dk-list-width': `${all.reduce((sum, { least }) => sum + least, 24)}px`,
  };
}
