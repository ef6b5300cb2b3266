// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { useHeldTogether } from '#widgets/item-picker/held-together.ts';
import HeldPlace from './held-place.tsx';

vi.mock('#src/lib/i18n/use-translation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const heldUntil = new Date(Date.now() + 60_000).toISOString();
const state = { heldUntil, clockOffset: 0, items: new Map([['day', { isLapsed: false }]]) };
const place = {
  subscribe: () => () => undefined,
  getSnapshot: () => state,
} as unknown as CartService;

function Picker() {
  useHeldTogether('beds', heldUntil, ['A bed']);
  return null;
}

const shown = (props: Partial<Parameters<typeof HeldPlace>[0]>) =>
  render(
    <>
      <Picker />
      <HeldPlace place={place} otherwise="Code ABCD-EFGH" {...props} />
    </>,
  );

it('leaves the countdown beside a step to the picker that counts down already', () => {
  shown({});
  expect(screen.getByText('Code ABCD-EFGH')).toBeVisible();
});

it('keeps the countdown on the bar, where that of the picker may be out of sight, and says it once', () => {
  shown({ isOnBar: true });
  expect(screen.queryByText('Code ABCD-EFGH')).toBeNull();
  expect(screen.getByText(/step.placeHeldFor/)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('timer')).toBeNull();
});
