import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { PlaceSelect } from '../parts/region-select.tsx';

/** A province of Canada or, where the field says so, a state of the USA. */
export function ProvinceWidget(props: WidgetProps<'province'>) {
  const { field, locale } = props;
  return (
    <PlaceSelect
      widget={props}
      list={field.country === 'US' ? 'states' : 'provinces'}
      placeholder={resolveText(field.placeholder, locale)}
      autoComplete="address-level1"
    />
  );
}
