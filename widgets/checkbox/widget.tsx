import { resolveText } from '#engine/configuration/text.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';
import { say } from '../messages.ts';
import { controlAttributes } from '../parts/control-attributes.ts';

/** A checkbox with its text, or with its label. */
export function CheckboxWidget(props: WidgetProps<'checkbox'>) {
  const { field, labelId, value, required, locale, onChange, onBlur } = props;
  const text = resolveText(field.text, locale);
  return (
    <label className="check">
      <input
        type="checkbox"
        {...controlAttributes(props)}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      {text === '' ? (
        <span id={labelId}>
          {resolveText(field.label, locale) || field.code}{' '}
          {!required && <span className="optional">{say('optional', locale)}</span>}
        </span>
      ) : (
        <span>{text}</span>
      )}
    </label>
  );
}
