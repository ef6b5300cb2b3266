import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { PhotoWidget } from './widget.tsx';

export const photo: WidgetDefinition<'photo'> = { shape: 'control', Widget: PhotoWidget };
