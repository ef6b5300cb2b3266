import type { Locale } from '#engine/form/languages/text.ts';
import type { ConditionTest } from '#engine/form/rules/condition-tree.ts';
import { sayInDocument as say } from '../messages.ts';
import { valueInWords } from './condition-sentence.ts';
import type { ConditionSubject } from './condition-subjects.ts';
import { hasSeveral } from './edited-condition.ts';

interface ValueControlProps {
  readonly id: string;
  readonly test: ConditionTest;
  readonly subject: ConditionSubject | undefined;
  readonly locale: Locale;
  readonly onChange: (values: readonly unknown[]) => void;
}

/** What an answer is compared with: a choice, several, a number, a day or a text. */
export function ValueControl({ id, test, subject, locale, onChange }: ValueControlProps) {
  const { values, comparison } = test;
  const options = subject?.options ?? [];
  const name = say('answer', locale);
  // A value that is no longer offered is shown as it is.
  const unknown = values.filter((value) => !options.some((option) => option.value === value));
  if (options.length > 0) {
    const all = [...options, ...unknown.map((value) => ({ value, label: valueInWords(value, subject) }))];
    if (hasSeveral(comparison)) {
      return (
        <fieldset className="condition-values">
          <legend className="only-read">{name}</legend>
          {all.map(({ value, label }) => (
            <label key={JSON.stringify(value)} className="check">
              <input
                type="checkbox"
                checked={values.includes(value)}
                onChange={({ target }) =>
                  onChange(
                    all
                      .map((each) => each.value)
                      .filter((each) => (each === value ? target.checked : values.includes(each))),
                  )
                }
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      );
    }
    return (
      <select
        id={id}
        className="control"
        aria-label={name}
        value={JSON.stringify(values[0])}
        onChange={({ target }) => onChange([JSON.parse(target.value)])}
      >
        {all.map(({ value, label }) => (
          <option key={JSON.stringify(value)} value={JSON.stringify(value)}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (hasSeveral(comparison)) {
    return (
      <input
        id={id}
        className="control"
        aria-label={name}
        defaultValue={values.map(String).join(', ')}
        onBlur={({ target }) =>
          onChange(
            target.value
              .split(',')
              .map((each) => each.trim())
              .filter(Boolean),
          )
        }
      />
    );
  }
  const [value] = values;
  const isNumber = subject?.control === 'number' || (subject === undefined && typeof value === 'number');
  return (
    <input
      id={id}
      className="control"
      aria-label={name}
      type={isNumber ? 'number' : subject?.control === 'date' ? 'date' : 'text'}
      step={isNumber ? 'any' : undefined}
      defaultValue={value === undefined ? '' : String(value)}
      onChange={({ target }) => {
        if (target.value === '') onChange([]);
        else onChange([isNumber ? Number(target.value) : target.value]);
      }}
    />
  );
}
