import type { ReactNode } from 'react';
import type { ListedDossier, Sort } from '#engine/contract/desk.ts';
import type { ListQuestion } from '#engine/contract/desk-list.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { isLocale } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { StatusTag } from '../registration/status-tag.tsx';
import { useDossierWords } from '../registration/use-dossier-words.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { type BuiltIn, isAnswer } from './chosen-columns.ts';
import { Marked } from './marked.tsx';

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

type Shown = Pick<ListColumn, 'cell' | 'least' | 'share' | 'className' | 'sort'>;

/** The columns of the list in their order: the status, and those that were chosen. */
export function useListColumns(
  chosen: readonly string[],
  questions: readonly ListQuestion[],
): readonly ListColumn[] {
  const t = useDeskTexts();
  const locale = useLocale();
  const words = useDossierWords();
  const { shortDay } = useMoments();
  const wide = { least: 130, share: 1.3 };
  const money = { least: 88, className: 'dk-num' };
  const date = { least: 112, className: 'dk-soft' };
  const shown: Readonly<Record<BuiltIn | 'status', Shown>> = {
    code: {
      least: 104,
      className: 'dk-mono',
      cell: ({ code }, search) => <Marked text={code} search={search} />,
    },
    email: { least: 140, share: 1.6, cell: ({ email }, search) => <Marked text={email} search={search} /> },
    type: {
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
    organization: {
      ...wide,
      cell: ({ organization }, search) => organization && <Marked text={organization} search={search} />,
    },
    track: { ...wide, cell: ({ track }) => track && words.track(track) },
    mode: { least: 100, cell: ({ mode }) => mode && words.mode(mode) },
    days: { ...wide, cell: ({ days }) => days.map(words.day).join(', ') },
    language: {
      least: 90,
      cell: ({ locale: own }) => (isLocale(own) ? languages[own].name : own),
    },
    tags: { ...wide, cell: ({ tags }) => tags.join(', ') },
    status: { least: 132, sort: 'status', cell: (row) => <StatusTag dossier={row} /> },
    paid: { ...money, sort: 'paid', cell: ({ paid }) => formatCents(paid, locale) },
    owing: {
      ...money,
      sort: 'owing',
      cell: ({ owing }) => owing > 0 && <span className="dk-bad">{formatCents(owing, locale)}</span>,
    },
    started: { ...date, sort: 'started', cell: ({ started_at }) => shortDay(started_at) },
    submitted: {
      ...date,
      sort: 'submitted',
      cell: ({ submitted_at }) => submitted_at !== undefined && shortDay(submitted_at),
    },
  };
  const isOfMoney = (column: string) => column === 'paid' || column === 'owing';
  const at = chosen.findIndex(
    (column) => isOfMoney(column) || column === 'started' || column === 'submitted' || isAnswer(column),
  );
  const keys = at < 0 ? [...chosen, 'status'] : chosen.toSpliced(at, 0, 'status');
  return keys.map((key) => {
    const own = (shown as Readonly<Record<string, Shown>>)[key];
    if (own) return { key, label: t(`columns.${key as BuiltIn | 'status'}`), ...own };
    return {
      key,
      ...wide,
      label: headingOf(key, questions),
      cell: ({ answers }) => answers?.[key],
    };
  });
}

/** The label of a question, after its form's title where another one has the same. */
export function headingOf(key: string, questions: readonly ListQuestion[]): string {
  const question = questions.find(({ id }) => id === key);
  if (!question) return key;
  const { label, form } = question;
  return questions.filter((each) => each.label === label).length > 1 ? `${form} › ${label}` : label;
}

/** The width of the box that chooses a row, in px. */
const CHOOSE = 32;
const NAME = { least: 150, share: 1.6 };

/** The widths of the columns for a grid, and the least width of all in px. */
export function listWidths(columns: readonly ListColumn[]) {
  const all: readonly Pick<ListColumn, 'least' | 'share'>[] = [NAME, ...columns];
  return {
    '--dk-columns': [
      `${CHOOSE}px`,
      ...all.map(({ least, share }) => (share ? `minmax(${least}px, ${share}fr)` : `${least}px`)),
    ].join(' '),
    '--dk-list-width': `${all.reduce((sum, { least }) => sum + least, 24 + CHOOSE)}px`,
  };
}
