import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { PhoneWidget } from './widget.tsx';

export const phone: WidgetDefinition<'phone'> = { shape: 'control', Widget: PhoneWidget, keepsText: true };
