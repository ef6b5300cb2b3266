interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  /** The languages that the labels are in, in order; absent for the reader's. */
  readonly languages?: readonly string[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  languages,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="dk-segments">
      <legend className="dk-hidden">{legend}</legend>
      {(Object.keys(options) as Value[]).map((each, index) => (
        <button
          key={each}
          type="button"
          lang={languages?.[index]}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {options[each]}
        </button>
      ))}
    </fieldset>
  );
}
