import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { TextWidget } from './widget.tsx';

export const text: WidgetDefinition<'text'> = { shape: 'control', Widget: TextWidget, keepsText: true };
