/** A way of drawing that is on or off. */
export function Toggle({
  isOn,
  onTurn,
  shortcut,
  children,
}: {
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly shortcut?: string;
  readonly children: string;
}) {
  return (
    <button type="button" aria-pressed={isOn} aria-keyshortcuts={shortcut} onClick={() => onTurn(!isOn)}>
      {children}
    </button>
  );
}
