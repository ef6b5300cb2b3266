import { Icon } from '#ui/icon.tsx';

interface CounterProps {
  readonly value: number;
  readonly most: number;
  readonly busy: boolean;
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

/** A small number between two buttons; the label says what it counts. */
export function Counter({ value, most, busy, label, less, more, onChange }: CounterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that is seen
    <span className="counter" role="group" aria-label={label} aria-busy={busy || undefined}>
      <button
        type="button"
        className="btn-icon"
        aria-label={less}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className="num">{value}</output>
      <button
        type="button"
        className="btn-icon"
        aria-label={more}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
