import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';

const SHAPE = { shape: 'group', legend: 'silent' } as const;

/** One widget for every kind of item; each presentation is loaded when a form first draws it. */
export const activityPicker: WidgetDefinition<'activity_picker'> = {
  ...SHAPE,
  Widget: lazyWidget(async () => (await import('./activity-list.tsx')).ActivityPicker),
};

export const productPicker: WidgetDefinition<'product_picker'> = {
  ...SHAPE,
  Widget: lazyWidget(async () => (await import('./product-tiles.tsx')).ProductPicker),
};

export const choicePicker: WidgetDefinition<'choice_picker'> = {
  ...SHAPE,
  Widget: lazyWidget(async () => (await import('./offer-views.tsx')).ChoicePicker),
};
