import { EMAIL_TYPES } from '#engine/form/field-types/email-type.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { RadioRows } from '../parts/radio-rows.tsx';

/** The type of an email address; the template says why it is disabled (spec §5). */
export function EmailTypeWidget(props: WidgetProps<'email_type'>) {
  const { field, options } = props;
  return (
    <RadioRows
      widget={props}
      options={options.length > 0 ? options : EMAIL_TYPES}
      columns={field.layout?.columns ?? 2}
    />
  );
}
