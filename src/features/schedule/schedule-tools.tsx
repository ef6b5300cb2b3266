import { useId, useState } from 'react';
import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { SearchField } from './search-field.tsx';
import type { ChangeView } from './use-view.ts';
import { choicesOf, isNarrow, type ViewState, widened } from './view-state.ts';

interface ScheduleToolsProps {
  readonly view: ViewState;
  readonly filters: readonly ScheduleFilter[];
  /** Whether there are both online and in-person sessions. */
  readonly isMixed: boolean;
  /** How many sessions are shown. */
  readonly found: number;
  /** How many sessions are in My Workshops. */
  readonly chosen: number;
  /** The id of what the map button opens. */
  readonly placesId: string;
  readonly onChange: ChangeView;
}

/** The toolbar of the schedule: search, filters, My Workshops, availability, list, map. */
export function ScheduleTools(props: ScheduleToolsProps) {
  const { view, filters, isMixed, found, chosen, placesId, onChange } = props;
  const { t } = useTranslation('schedule');
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const choices = choicesOf(view);
  const clear = () => {
    onChange(widened(view));
    // The button disappears with what it clears.
    document.getElementById(`${id}-q`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that we serve knows the element
    <div className="schedule-tools" role="search">
      <SearchField
        id={`${id}-q`}
        text={view.text}
        onSearch={(q) => onChange({ text: q }, { replace: true })}
      />
      <div className="schedule-chips">
        <button
          type="button"
          className={classNames('chip', isUnfolded && 'on')}
          aria-expanded={isUnfolded}
          aria-controls={`${id}-filters`}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon name="filter" /> {t('filters')} {choices > 0 && <span className="chip-count">{choices}</span>}
        </button>
        <button
          type="button"
          className={classNames('chip', view.mine && 'on')}
          aria-pressed={view.mine}
          onClick={() => onChange({ mine: !view.mine })}
        >
          <Icon name="bookmark" /> {t('mine_only')}{' '}
          {chosen > 0 && <span className="chip-count">{chosen}</span>}
        </button>
        <button
          type="button"
          className={classNames('chip', view.free && 'on')}
          aria-pressed={view.free}
          onClick={() => onChange({ free: !view.free })}
        >
          {t('seats')}
        </button>
        {isMixed && (
          <button
            type="button"
            className={classNames('chip', view.mode === 'O' && 'on')}
            aria-pressed={view.mode === 'O'}
            onClick={() => onChange({ mode: view.mode === 'O' ? '' : 'O' })}
          >
            {t('online')}
          </button>
        )}
        <button
          type="button"
          className={classNames('chip', view.view === 'list' && 'on')}
          aria-pressed={view.view === 'list'}
          onClick={() => onChange({ view: view.view === 'list' ? 'grid' : 'list' })}
        >
          <Icon name="menu" /> {t('list')}
        </button>
        <button
          type="button"
          className={classNames('chip', view.map && 'on')}
          aria-expanded={view.map}
          aria-controls={placesId}
          onClick={() => onChange({ map: !view.map }, { replace: true })}
        >
          <Icon name="pin" /> {t(view.map ? 'map_close' : 'map_open')}
        </button>
      </div>
      <div className="filter-panel" id={`${id}-filters`} hidden={!isUnfolded}>
        {isUnfolded && <FilterPanel view={view} filters={filters} isMixed={isMixed} onChange={onChange} />}
      </div>
      <div className={classNames('schedule-found', isNarrow(view) && 'narrow')}>
        <span className="small soft" role="status">
          {t('found', { count: found })}
        </span>
        {isNarrow(view) && (
          <Button variant="quiet" size="s" icon="close" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
