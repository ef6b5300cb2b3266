import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { MoneyWidget } from './widget.tsx';

export const money: WidgetDefinition<'money'> = { shape: 'control', Widget: MoneyWidget, keepsText: true };
