// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { PaymentCard } from './payment-card.tsx';
import { useCardForm } from './use-card-form.ts';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'registration');
});
afterEach(() => {
  cleanup();
  onPay.mockClear();
});

const onPay = vi.fn();

function Pay() {
  const card = useCardForm();
  return (
    <PaymentCard
      card={card}
      pays
      policy={undefined}
      told={null}
      button={
        <button type="button" data-pays="">
          Pay
        </button>
      }
      onPay={onPay}
      buttonRef={null}
    />
  );
}

const field = (label: string) => screen.findByRole('textbox', { name: new RegExp(label, 'i') });

async function show(): Promise<void> {
  render(
    <LocaleProvider locale="en">
      <EventProvider value={testEvent()}>
        <Pay />
      </EventProvider>
    </LocaleProvider>,
  );
  await field('CVC');
}

it('moves on by Enter to the next incomplete field, wherever it is, and pays nothing', async () => {
  await show();
  await userEvent.type(await field('Card holder'), 'Ada Okafor{Enter}');
  expect(await field('Card number')).toHaveFocus();
  await userEvent.keyboard('4242{Enter}');
  expect(await field('Expir')).toHaveFocus();
  await userEvent.type(await field('CVC'), '123{Enter}');
  expect(await field('Card number')).toHaveFocus();
  expect(onPay).not.toHaveBeenCalled();
});

it('moves on by Enter from a complete card to the button, and pays nothing', async () => {
  await show();
  await userEvent.type(await field('Card holder'), 'Ada Okafor');
  await userEvent.type(await field('Card number'), '4242424242424242');
  await userEvent.type(await field('Expir'), '1232');
  await userEvent.type(await field('CVC'), '123{Enter}');
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus();
  expect(onPay).not.toHaveBeenCalled();
});
