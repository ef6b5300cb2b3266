interface PickerFallbackProps {
  readonly phase: 'loading' | 'unloaded' | 'ready';
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly onRetry: () => void;
}

/** Shown in a picker's place until its items load. */
export function PickerFallback({ phase, loading, failed, again, onRetry }: PickerFallbackProps) {
  if (phase !== 'unloaded') {
    return (
      <div className="picker-waiting" aria-busy="true">
        <span className="sr" role="status">
          {loading}
        </span>
        {[1, 2, 3].map((row) => (
          <span key={row} className="skeleton picker-skeleton" aria-hidden="true" />
        ))}
      </div>
    );
  }
  return (
    <div className="note warning" role="alert">
      <div>
        <p>{failed}</p>
        <button type="button" className="btn btn-2 btn-s" onClick={onRetry}>
          {again}
        </button>
      </div>
    </div>
  );
}
