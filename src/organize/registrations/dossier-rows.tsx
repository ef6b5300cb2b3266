import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ListedDossier } from '#engine/contract/desk.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { dossierPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { Marked } from './marked.tsx';
import { StatusTag } from './status-tag.tsx';
import { useDossierWords } from './use-dossier-words.ts';

const ROW = 36;
const PHONE_ROW = 68;

type DossierRowsProps = {
  readonly rows: readonly ListedDossier[];
  readonly search: string;
  /** The index of the row with the keyboard's focus, and of the one that is previewed. */
  readonly focused: number;
  readonly peeked: string | undefined;
  readonly isPhone: boolean;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onFocus: (index: number) => void;
  /** Called as the end of the rows comes near. */
  readonly onEnd: () => void;
};

/** The rows of the list; only those in view are in the page. */
export function DossierRows({
  rows,
  search,
  focused,
  peeked,
  isPhone,
  scroller,
  onFocus,
  onEnd,
}: DossierRowsProps) {
  const t = useDeskTexts();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isPhone ? PHONE_ROW : ROW),
    overscan: 12,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (last >= rows.length - 10) end.current();
  }, [last, rows.length]);
  useEffect(() => {
    if (focused >= 0) virtual.scrollToIndex(focused);
  }, [focused, virtual]);
  return (
    <tbody className="dk-rows" style={{ height: virtual.getTotalSize() }}>
      {shown.map(({ index, start, size }) => {
        const row = rows[index];
        return (
          row && (
            <tr
              key={row.code}
              aria-rowindex={index + 2}
              className={classNames(
                'dk-tr',
                index === focused && 'dk-tr-focus',
                row.code === peeked && 'dk-tr-open',
              )}
              style={{ transform: `translateY(${start}px)`, height: size }}
              onMouseDown={() => onFocus(index)}
            >
              <DossierCells row={row} search={search} unnamed={t('list.unnamed')} />
            </tr>
          )
        );
      })}
    </tbody>
  );
}

function DossierCells({
  row,
  search,
  unnamed,
}: {
  readonly row: ListedDossier;
  readonly search: string;
  readonly unnamed: string;
}) {
  const locale = useLocale();
  const words = useDossierWords();
  const { day } = useMoments();
  const detail = row.organization ?? (row.track && words.track(row.track));
  return (
    <>
      <td className="dk-td dk-td-name">
        <Link className="dk-row-link" to={dossierPath(locale, row.code)}>
          <Marked text={row.name || unnamed} search={search} />
        </Link>
      </td>
      <td className="dk-td dk-mono">
        <Marked text={row.code} search={search} />
      </td>
      <td className="dk-td dk-td-email">
        <Marked text={row.email} search={search} />
      </td>
      <td className="dk-td dk-td-type">
        {words.flow(row.flow)}
        {detail && <span className="dk-soft">, {detail}</span>}
      </td>
      <td className="dk-td dk-td-status">
        <StatusTag dossier={row} />
      </td>
      <td className={row.owing > 0 ? 'dk-td dk-num dk-bad' : 'dk-td dk-num'}>
        {formatCents(row.owing > 0 ? row.owing : row.paid, locale)}
      </td>
      <td className="dk-td dk-td-day dk-soft">{day(row.submitted_at ?? row.started_at)}</td>
    </>
  );
}
