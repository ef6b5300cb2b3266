import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { ProductPickerWidget } from './widget.tsx';

export const productPicker: WidgetDefinition<'product_picker'> = {
  shape: 'group',
  Widget: ProductPickerWidget,
};
