import { resolveText } from '#engine/configuration/text.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';
import { controlAttributes, textOf } from '../parts/control-attributes.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps<'textarea'>) {
  const { field, locale, value, onChange, onBlur } = props;
  return (
    <textarea
      {...controlAttributes(props)}
      className="control"
      rows={field.rows ?? 3}
      placeholder={resolveText(field.placeholder, locale) || undefined}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
