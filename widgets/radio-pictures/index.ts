import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { RadioPicturesWidget } from './widget.tsx';

export const radioPictures: WidgetDefinition<'radio_pictures'> = {
  shape: 'group',
  role: 'radiogroup',
  Widget: RadioPicturesWidget,
};
