import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { VariantsWidget } from './widget.tsx';

export const variants: WidgetDefinition<'variants'> = { shape: 'nest', Widget: VariantsWidget };
