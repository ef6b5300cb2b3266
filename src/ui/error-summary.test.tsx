// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorSummary } from '#src/ui/error-summary.tsx';

const errors = [
  { targetId: 'email', label: 'Email address: enter a valid email address' },
  { targetId: 'days', label: 'Days: choose one' },
];

const page = (focusSignal: number, onSelect?: () => void) => (
  <>
    <ErrorSummary heading="Two answers" errors={errors} focusSignal={focusSignal} onSelect={onSelect} />
    <input id="email" aria-label="Email" />
    <fieldset id="days">
      <input type="radio" name="day" aria-label="Friday" />
    </fieldset>
  </>
);

test('takes focus only when told to, and again at the next signal', () => {
  const { rerender } = render(page(0));
  const summary = screen.getByRole('region', { name: 'Two answers' });
  expect(summary).not.toHaveFocus();
  rerender(page(1));
  expect(summary).toHaveFocus();
  screen.getByLabelText('Email').focus();
  rerender(page(1));
  expect(summary).not.toHaveFocus();
  rerender(page(2));
  expect(summary).toHaveFocus();
});

test('a link focuses its control, or the first control of a group', async () => {
  render(page(0));
  await userEvent.click(screen.getByRole('link', { name: /email/i }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /days/i }));
  expect(screen.getByLabelText('Friday')).toHaveFocus();
});

test('the owner may take the choice over', async () => {
  const onSelect = vi.fn();
  render(page(0, onSelect));
  await userEvent.click(screen.getByRole('link', { name: /email/i }));
  expect(onSelect).toHaveBeenCalledWith(errors[0]);
  expect(screen.getByLabelText('Email')).not.toHaveFocus();
});

test('renders nothing without errors', () => {
  const { container } = render(<ErrorSummary heading="None" errors={[]} focusSignal={1} />);
  expect(container).toBeEmptyDOMElement();
});
