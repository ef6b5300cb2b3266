import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { controlAttributes, textOf } from '../parts/control-attributes.ts';
import { MarkupControl } from '../parts/markup-control.tsx';

/** A text with headings, lists, links and what is stressed. */
export function RichTextWidget(props: WidgetProps<'rich_text'>) {
  const { field, value, locale, enabled, onChange, onBlur } = props;
  return (
    <MarkupControl
      attributes={{ ...controlAttributes(props), rows: field.rows ?? 6, onBlur }}
      value={textOf(value)}
      locale={locale}
      enabled={enabled}
      onChange={onChange}
    />
  );
}
