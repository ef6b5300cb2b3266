import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { controlAttributes } from '../parts/control-attributes.ts';
import { uncontrolledText } from '../parts/uncontrolled-text.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps<'textarea'>) {
  const { field, locale, value, onChange, onBlur } = props;
  return (
    <textarea
      {...controlAttributes(props)}
      className="control"
      rows={field.rows ?? 3}
      placeholder={resolveText(field.placeholder, locale) || undefined}
      {...uncontrolledText(value)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
