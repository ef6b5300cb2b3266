import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { PlaceSelect } from '../parts/region-select.tsx';

/** A country. */
export function CountryWidget(props: WidgetProps<'country'>) {
  return (
    <PlaceSelect
      widget={props}
      list="countries"
      placeholder={resolveText(props.field.placeholder, props.locale)}
      autoComplete="country"
    />
  );
}
