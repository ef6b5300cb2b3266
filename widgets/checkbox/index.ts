import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { CheckboxWidget } from './widget.tsx';

export const checkbox: WidgetDefinition<'checkbox'> = { shape: 'control', Widget: CheckboxWidget };
