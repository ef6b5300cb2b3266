// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ItemState } from '#engine/event/cart/cart.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { ItemNotes } from './item-notes.tsx';

const mug: ItemState = {
  code: 'mug',
  name: { en: 'Mug', fr: 'Tasse' },
  amount: 1_800,
  limit: 1,
  hasWaitlist: false,
  availability: 'open',
  quantity: 1,
  given: 1_800,
  most: 1,
  isHeld: true,
  isLapsed: false,
  isFull: false,
  canWait: false,
  isChanging: false,
  isConflicting: false,
  earlierPrice: 1_600,
};
const none = () => undefined;

it.each([
  ['en', 'The price of Mug is now $ 18.00 instead of $ 16.00.'],
  ['fr', 'Le prix de Tasse est maintenant de 18,00 $ au lieu de 16,00 $.'],
] as const)('tells in %s that what is held costs something else now', (locale, told) => {
  render(
    <ItemNotes
      state={{ items: new Map([['mug', mug]]), problem: undefined }}
      service={{} as CartService}
      locale={locale}
      enabled
      fullWords={() => ''}
      next={none}
    />,
  );
  expect(screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ')).toBe(told);
});
