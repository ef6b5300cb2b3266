import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { TimeWidget } from './widget.tsx';

export const time: WidgetDefinition<'time'> = { shape: 'control', Widget: TimeWidget, keepsText: true };
