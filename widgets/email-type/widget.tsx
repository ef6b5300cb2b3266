import { EMAIL_TYPES } from '#engine/field-types/email-type.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';
import { RadioRows } from '../parts/radio-rows.tsx';

/** What kind of address an email address is; the template says why it is closed (spec §5). */
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
