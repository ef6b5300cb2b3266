import type { WidgetDefinition } from '#engine/react/form-environment.ts';
import { CreditCardWidget } from './widget.tsx';

export const creditCard: WidgetDefinition<'credit_card'> = { shape: 'group', Widget: CreditCardWidget };
