import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { QuantityWidget } from './widget.tsx';

export const quantity: WidgetDefinition<'quantity'> = { shape: 'control', Widget: QuantityWidget };
