import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { EmailWidget } from './widget.tsx';

export const email: WidgetDefinition<'email'> = { shape: 'control', Widget: EmailWidget, keepsText: true };
