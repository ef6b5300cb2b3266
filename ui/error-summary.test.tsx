// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const email = { key: 'email', href: '#email', label: 'Email address: enter a valid email address' };
const days = { key: 'days', href: '?step=days', label: 'Days', detail: <span>Choose one</span> };

test('has a heading, each error with its link and details, and what stands below', () => {
  const errors = [email, days].map((each) => ({ ...each, onFollow: vi.fn() }));
  render(
    <ErrorSummary heading="Two answers" text="Mend them first" errors={errors}>
      <button type="button">Show all</button>
    </ErrorSummary>,
  );
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('heading', { name: 'Two answers' })).toBeVisible();
  expect(summary.getByText('Mend them first')).toBeVisible();
  expect(summary.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#email',
    '?step=days',
  ]);
  expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    email.label,
    'DaysChoose one',
  ]);
  expect(summary.getByRole('button', { name: 'Show all' })).toBeVisible();
});

test('a link calls its own error’s way, and the browser does not follow it', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const errors = [
    { ...email, onFollow: first },
    { ...days, onFollow: second },
  ];
  render(<ErrorSummary heading="Two answers" errors={errors} />);
  const link = screen.getByRole('link', { name: 'Days' });
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
});

test('can receive the focus', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ErrorSummary ref={ref} heading="One answer" errors={[{ ...email, onFollow: vi.fn() }]} />);
  ref.current?.focus();
  expect(screen.getByRole('alert')).toHaveFocus();
});
