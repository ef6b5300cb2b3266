import { useId } from 'react';

type RadioChoiceProps<Value extends string> = {
  readonly legend: string;
  /** The heading above already says it. */
  readonly hidesLegend?: boolean;
  readonly values: readonly Value[];
  readonly value: Value | undefined;
  readonly labelOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
};

/** One of a few values, as radio buttons. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, hidesLegend, values, value, labelOf, onChange } = props;
  const name = useId();
  return (
    <fieldset className="dk-choices">
      <legend className={hidesLegend ? 'dk-hidden' : undefined}>{legend}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={value === each} onChange={() => onChange(each)} />
          {labelOf(each)}
        </label>
      ))}
    </fieldset>
  );
}
