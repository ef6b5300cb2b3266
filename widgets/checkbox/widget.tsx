import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { controlAttributes } from '../parts/control-attributes.ts';
import { say } from '../parts/messages.ts';

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
