interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  /** The words of no choice. */
  readonly all: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** One thing that the schedule is filtered by. */
export function Choice({ id, label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="control" value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
