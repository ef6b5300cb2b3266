import { Icon } from '../shell/icon.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type FilterChipProps = {
  readonly label: string;
  readonly value: string;
  readonly onRemove: () => void;
};

/** A filter that is set, with a button that removes it. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  const t = useDeskTexts();
  return (
    <span className="dk-chip dk-chip-on">
      <span className="dk-chip-words">
        {label} <b>{value}</b>
      </span>
      <button
        type="button"
        aria-label={t('list.remove_filter', { filter: `${label} ${value}` })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}
