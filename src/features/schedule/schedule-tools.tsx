import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduleFilter } from '#engine/configuration/schedule-document.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Choice } from './choice.tsx';
import { SearchField } from './search-field.tsx';
import type { ChangeView } from './use-view.ts';
import { isNarrow, type ViewState, widened } from './view-state.ts';
import { ZoneChoice } from './zone-choice.tsx';

interface ScheduleToolsProps {
  readonly view: ViewState;
  readonly filters: readonly ScheduleFilter[];
  readonly zone: string;
  /** How many sessions are shown. */
  readonly found: number;
  /** What the button with the map opens. */
  readonly placesId: string;
  readonly onChange: ChangeView;
  readonly onZone: (zone: string) => void;
}

/** What the schedule is looked at by: words, track, mode, the organizer's filters, the clock, one's own workshops. */
export function ScheduleTools({
  view,
  filters,
  zone,
  found,
  placesId,
  onChange,
  onZone,
}: ScheduleToolsProps) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const { tracks } = useEvent();
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const narrow = isNarrow(view);
  const clear = () => {
    onChange(widened(view));
    // The button goes with what it clears.
    document.getElementById(`${id}-q`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that we serve knows the element
    <div className="schedule-tools" role="search">
      <div className="toolbar">
        <SearchField
          id={`${id}-q`}
          text={view.text}
          onSearch={(q) => onChange({ text: q }, { replace: true })}
        />
        <div className="schedule-unfold">
          <Button
            variant="secondary"
            size="s"
            icon="filter"
            aria-expanded={unfolded}
            aria-controls={`${id}-filters`}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t('filters')}
          </Button>
        </div>
      </div>
      {/* Styles fold it on phones, where the list comes first. */}
      <div className={classNames('toolbar schedule-filters', unfolded && 'unfolded')} id={`${id}-filters`}>
        {tracks.length > 1 && (
          <Choice
            id={`${id}-track`}
            label={t('track')}
            all={t('all_tracks')}
            options={tracks.map(({ code, name }) => ({ id: code, name: text(name) }))}
            value={view.track}
            onChoose={(track) => onChange({ track })}
          />
        )}
        <Choice
          id={`${id}-mode`}
          label={t('mode')}
          all={t('all_modes')}
          options={[
            { id: 'I', name: t('in_person') },
            { id: 'O', name: t('online') },
          ]}
          value={view.mode}
          onChoose={(mode) => onChange({ mode: mode === 'I' || mode === 'O' ? mode : '' })}
        />
        {filters.map((filter) => (
          <Choice
            key={filter.code}
            id={`${id}-${filter.code}`}
            label={text(filter.label)}
            all={t('all')}
            options={filter.options.map((option) => ({ id: option.id, name: text(option.name) }))}
            value={view.filters[filter.code] ?? ''}
            onChoose={(value) => onChange({ filters: { ...view.filters, [filter.code]: value } })}
          />
        ))}
        <ZoneChoice id={`${id}-zone`} zone={zone} onChoose={onZone} />
      </div>
      <div className="schedule-chips">
        <button
          type="button"
          className={classNames('chip', view.mine && 'on')}
          aria-pressed={view.mine}
          onClick={() => onChange({ mine: !view.mine })}
        >
          <Icon name="bookmark" /> {t('mine_only')}
        </button>
        <button
          type="button"
          className={classNames('chip', 'only-desktop', view.view === 'list' && 'on')}
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
        {narrow && (
          <Button variant="quiet" size="s" icon="close" onClick={clear}>
            {t('clear')}
          </Button>
        )}
        <span className="schedule-found small soft" role="status">
          {t('found', { count: found })}
        </span>
      </div>
    </div>
  );
}
