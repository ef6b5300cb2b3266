import { classNames } from '#src/lib/class-names.ts';
import { useMay } from '../api/use-organizer.ts';
import { Icon } from '../shell/icon.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { ListSelection } from './use-selection.ts';

/** What can be done with chosen rows. */
export const BULK_ACTIONS = ['tag', 'export', 'cancel'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const isFinal = (action: BulkAction) => action === 'cancel';

type BulkBarProps = {
  readonly selection: ListSelection;
  /** All that match the filter. */
  readonly total: number;
  readonly open: BulkAction | undefined;
  readonly onOpen: (action: BulkAction) => void;
};

/** How many rows are chosen, and what can be done with them. */
export function BulkBar({ selection, total, open, onOpen }: BulkBarProps) {
  const t = useDeskTexts();
  const mayEdit = useMay('edit');
  const { count, hidden, isAll, chooseAll, clear } = selection;
  const actions = BULK_ACTIONS.filter((action) => action === 'export' || mayEdit);
  return (
    <section className="dk-bulk-bar" aria-label={t('bulk.title')}>
      <p role="status">
        <b className="dk-num">{t('bulk.chosen', { count })}</b>
        {hidden > 0 && <span className="dk-soft"> {t('bulk.hidden', { count: hidden })}</span>}
      </p>
      {!isAll && total > count - hidden && (
        <button type="button" className="dk-link" onClick={chooseAll}>
          {t('bulk.all', { count: total })}
        </button>
      )}
      <span className="dk-grow" />
      <div className="dk-bulk-actions">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className={classNames('dk-button', isFinal(action) && 'dk-bad')}
            aria-expanded={open === action}
            onClick={() => onOpen(action)}
          >
            {t(`bulk.open.${action}`)}
          </button>
        ))}
        <button type="button" className="dk-icon-button" aria-label={t('bulk.clear')} onClick={clear}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
