import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';

/** A heading within a section, one level below the section's by default. */
export function HeadingWidget({ id, field, locale }: WidgetProps<'heading'>) {
  const Heading = `h${field.level ?? 3}` as const;
  const help = resolveText(field.help, locale);
  return (
    <div className="field field-heading">
      <Heading id={id}>{resolveText(field.label, locale)}</Heading>
      {help && <p className="help">{help}</p>}
    </div>
  );
}
