import type { CreditCard } from '#engine/form/field-types/credit-card.ts';
import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from '../parts/lazy-widget.tsx';
import { say } from './messages.ts';

const isCardPart = (part: string): part is keyof CreditCard =>
  part in { holder: 1, number: 1, expiry: 1, cvc: 1 };

export const creditCard: WidgetDefinition<'credit_card'> = {
  shape: 'group',
  legend: 'silent',
  partLabel: (part, locale) => (isCardPart(part) ? say(part, locale) : ''),
  hasControls: true,
  Widget: lazyWidget(async () => (await import('./widget.tsx')).CreditCardWidget),
};
