import type { Sort } from '#engine/contract/desk.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { ListSelection } from '../bulk/use-selection.ts';
import { Icon } from '../shell/icon.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { ListColumn } from './list-columns.tsx';
import type { ListOrder } from './list-order.ts';

type ListHeadProps = {
  readonly columns: readonly ListColumn[];
  readonly order: ListOrder;
  readonly onSort: (sort: Sort) => void;
  readonly selection: ListSelection;
};

/** The headings of the list's columns; those that it can be sorted by are buttons. */
export function ListHead({ columns, order, onSort, selection }: ListHeadProps) {
  const t = useDeskTexts();
  const named = { key: 'name', label: t('list.name'), sort: 'name', className: '' } as const;
  return (
    <thead className="dk-thead">
      <tr aria-rowindex={1} className="dk-tr dk-tr-head">
        <td className="dk-td dk-td-choose">
          <label>
            <input
              type="checkbox"
              aria-label={t('bulk.choose_loaded')}
              checked={selection.isLoadedChosen}
              ref={(box) => {
                if (box) box.indeterminate = selection.isSomeChosen && !selection.isLoadedChosen;
              }}
              onChange={selection.toggleLoaded}
            />
          </label>
        </td>
        {[named, ...columns].map(({ key, label, sort, className }) => {
          const isSorted = sort === order.sort;
          const isName = key === named.key;
          return (
            <th
              key={key}
              scope="col"
              className={classNames(
                'dk-td',
                isName && 'dk-td-name',
                className?.includes('dk-num') && 'dk-num',
              )}
              aria-sort={isSorted ? (order.direction === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {sort ? (
                <button
                  type="button"
                  className={classNames('dk-sort', isSorted && 'dk-sort-on')}
                  onClick={() => onSort(sort)}
                >
                  {label}
                  {isSorted && <Icon name={order.direction === 'asc' ? 'up' : 'down'} />}
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
