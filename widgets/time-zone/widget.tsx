import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { Combobox } from '../parts/combobox.tsx';

/** A time zone out of the server's list. */
export function TimeZoneWidget(props: WidgetProps<'time_zone'>) {
  return <Combobox widget={props} />;
}
