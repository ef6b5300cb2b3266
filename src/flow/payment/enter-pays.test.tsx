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
      button={null}
      onPay={onPay}
      buttonRef={null}
    />
  );
}

it.each(['Card holder', 'CVC'])('Enter in "%s" pays', async (label) => {
  render(
    <LocaleProvider locale="en">
      <EventProvider value={testEvent()}>
        <Pay />
      </EventProvider>
    </LocaleProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(label, 'i') }), '123{Enter}');
  expect(onPay).toHaveBeenCalledOnce();
});
