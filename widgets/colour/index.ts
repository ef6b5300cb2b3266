import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { ColourWidget } from './widget.tsx';

export const colour: WidgetDefinition<'colour'> = { shape: 'control', Widget: ColourWidget };
