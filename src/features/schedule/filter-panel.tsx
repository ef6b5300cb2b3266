import { useId } from 'react';
import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { ChangeView } from './use-view.ts';
import type { ViewState } from './view-state.ts';

interface FilterPanelProps {
  readonly view: ViewState;
  readonly filters: readonly ScheduleFilter[];
  /** Whether there are both online and in-person sessions. */
  readonly isMixed: boolean;
  readonly onChange: ChangeView;
}

/** All filters of the schedule, one row each; a second press deselects. */
export function FilterPanel({ view, filters, isMixed, onChange }: FilterPanelProps) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const { tracks } = useEvent();
  const modes = [
    { id: 'I', name: t('in_person') },
    { id: 'O', name: t('online') },
  ];
  return (
    <>
      {filters.map(({ code, label, options }) => (
        <Choices
          key={code}
          label={text(label)}
          options={options.map(({ id, name }) => ({ id, name: text(name) }))}
          value={view.filters[code] ?? ''}
          onChoose={(value) => onChange({ filters: { ...view.filters, [code]: value } })}
        />
      ))}
      {tracks.length > 1 && (
        <Choices
          label={t('track')}
          options={tracks.map(({ code, name }) => ({ id: code, name: text(name) }))}
          value={view.track}
          onChoose={(track) => onChange({ track })}
        />
      )}
      {isMixed && (
        <Choices
          label={t('mode')}
          options={modes}
          value={view.mode}
          onChoose={(mode) => onChange({ mode: mode === 'I' || mode === 'O' ? mode : '' })}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  /** '' deselects. */
  readonly onChoose: (value: string) => void;
}

function Choices({ label, options, value, onChoose }: ChoicesProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not stand beside what it names
    <div className="filter-group" role="group" aria-labelledby={id}>
      <span className="filter-name" id={id}>
        {label}
      </span>
      <div className="filter-options">
        {options.map((option) => {
          const isOn = option.id === value;
          return (
            <button
              key={option.id}
              type="button"
              className={classNames('chip', isOn && 'on')}
              aria-pressed={isOn}
              onClick={() => onChoose(isOn ? '' : option.id)}
            >
              {option.name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
