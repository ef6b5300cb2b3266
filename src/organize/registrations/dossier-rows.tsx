import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ListedDossier } from '#engine/contract/desk.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import type { ListSelection } from '../bulk/use-selection.ts';
import { dossierPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { isAnswer } from './chosen-columns.ts';
import type { ListColumn } from './list-columns.tsx';
import { Marked } from './marked.tsx';

const ROW = 36;
const PHONE_ROW = 68;
const PHONE_LINE = 22;

type DossierRowsProps = {
  readonly rows: readonly ListedDossier[];
  readonly columns: readonly ListColumn[];
  readonly search: string;
  /** The index of the row with the keyboard's focus, and of the one that is previewed. */
  readonly focused: number;
  readonly peeked: string | undefined;
  readonly isPhone: boolean;
  /** On phones: each column is a line of its own, with its label. */
  readonly hasLines: boolean;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onFocus: (index: number) => void;
  readonly selection: ListSelection;
  /** Called as the end of the rows comes near. */
  readonly onEnd: () => void;
};

/** The rows of the list; only those in view are in the page. */
export function DossierRows({
  rows,
  columns,
  search,
  focused,
  peeked,
  isPhone,
  hasLines,
  scroller,
  onFocus,
  selection,
  onEnd,
}: DossierRowsProps) {
  const lines = hasLines ? columns.length - 1 : 0;
  const height = hasLines ? PHONE_ROW - PHONE_LINE + lines * PHONE_LINE : isPhone ? PHONE_ROW : ROW;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured again
  useEffect(() => virtual.measure(), [height, virtual]);
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
                selection.has(row.code) && 'dk-tr-chosen',
                row.code === peeked && 'dk-tr-open',
                hasLines && 'dk-tr-lines',
                row.owing > 0 && 'dk-tr-owes',
              )}
              style={{ transform: `translateY(${start}px)`, height: size }}
              onMouseDown={(event) => {
                if (!(event.target instanceof Element && event.target.closest('.dk-td-choose')))
                  onFocus(index);
              }}
            >
              <ChooseCell row={row} selection={selection} />
              <DossierCells row={row} columns={columns} search={search} hasLines={hasLines} />
            </tr>
          )
        );
      })}
    </tbody>
  );
}

type ChooseCellProps = { readonly row: ListedDossier; readonly selection: ListSelection };

/** Chooses a row; with Shift, every row since the last one chosen. */
const ChooseCell = memo(function ChooseCell({ row, selection }: ChooseCellProps) {
  const t = useDeskTexts();
  const label = t('bulk.choose', { name: row.name || row.code });
  return (
    <td className="dk-td dk-td-choose">
      <label>
        <input
          type="checkbox"
          aria-label={label}
          checked={selection.has(row.code)}
          onChange={({ nativeEvent }) => {
            if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.span(row.code);
            else selection.toggle(row.code);
          }}
        />
      </label>
    </td>
  );
});

type DossierCellsProps = {
  readonly row: ListedDossier;
  readonly columns: readonly ListColumn[];
  readonly search: string;
  readonly hasLines: boolean;
};

/** The cells of a row. Scrolling draws only the rows that come into view. */
const DossierCells = memo(function DossierCells({ row, columns, search, hasLines }: DossierCellsProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  return (
    <>
      <td className="dk-td dk-td-name">
        <Link className="dk-row-link" to={dossierPath(locale, row.code)}>
          <Marked text={row.name || t('list.unnamed')} search={search} />
        </Link>
      </td>
      {columns.map(({ key, label, className, cell }) => {
        const content = cell(row, search);
        const isEmpty = content === undefined || content === false || content === '';
        return (
          <td
            key={key}
            className={classNames(
              'dk-td',
              !isAnswer(key) && `dk-td-${key}`,
              isEmpty && 'dk-td-empty',
              className,
            )}
          >
            {hasLines && key !== 'status' && <span className="dk-td-label">{label}</span>}
            {content}
          </td>
        );
      })}
    </>
  );
});
