// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReportedHold } from '#widgets/item-picker/held-on-page.ts';
import HeldChoices from './held-choices.tsx';

vi.mock('#src/lib/i18n/use-translation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
afterEach(cleanup);

function Picker({ left }: { readonly left: number | undefined }) {
  useReportedHold('beds', left === undefined ? left : new Date(Date.now() + left).toISOString(), 0);
  return null;
}
const page = (left?: number) => (
  <>
    <Picker left={left} />
    <HeldChoices otherwise="Your place is held" />
  </>
);

it('counts down what the pickers of a step hold, in place of what is held without them', () => {
  const { rerender } = render(page());
  expect(screen.getByText('Your place is held')).toBeVisible();
  rerender(page(90_000));
  expect(screen.getByText(/step.choicesHeldFor/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^01:(30|29)$/);
  expect(screen.queryByText('Your place is held')).toBeNull();
  rerender(page());
  expect(screen.getByText('Your place is held')).toBeVisible();
});

it('says that the time is over', () => {
  render(page(-1_000));
  expect(screen.getByRole('status')).toHaveTextContent('step.choicesHeldNoMore');
});
