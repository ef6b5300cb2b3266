import { useId } from 'react';
import { DIRECTIONS, SORTS } from '#engine/contract/desk-values.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { ListOrder } from './list-order.ts';

type SortChoiceProps = { readonly order: ListOrder; readonly onSort: (order: ListOrder) => void };

/** The order of the list where it has no headings, on phones. */
export function SortChoice({ order, onSort }: SortChoiceProps) {
  const t = useDeskTexts();
  const id = useId();
  const orders = SORTS.flatMap((sort) => DIRECTIONS.map((direction) => ({ sort, direction })));
  return (
    <span className="dk-chip">
      <label htmlFor={id}>{t('list.sort')}</label>
      <select
        id={id}
        value={`${order.sort}.${order.direction}`}
        onChange={({ target }) => {
          const chosen = orders.find(({ sort, direction }) => target.value === `${sort}.${direction}`);
          if (chosen) onSort(chosen);
        }}
      >
        {orders.map(({ sort, direction }) => (
          <option key={`${sort}.${direction}`} value={`${sort}.${direction}`}>
            {t(`sorts.${sort}.${direction}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
