// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_DURATION, ToastProvider, type Toasts, useToasts } from '#src/ui/toasts.tsx';

let toasts: Toasts;

function Catch() {
  toasts = useToasts();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider label="Messages" dismissLabel="Dismiss">
      <Catch />
    </ToastProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Messages' });

test('success is a status, danger an alert', () => {
  act(() => {
    toasts.success('Added');
    toasts.danger('Refused');
  });
  expect(within(screen.getByRole('status')).getByText('Added')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText('Refused')).toBeVisible();
});

test('leaves after six seconds, not before', () => {
  act(() => void toasts.success('Added'));
  pass(TOAST_DURATION - 1);
  expect(screen.getByText('Added')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Added')).toBeNull();
});

test('time under the pointer does not count', () => {
  act(() => void toasts.warning('Two seats left'));
  pass(5000);
  fireEvent.mouseEnter(region());
  pass(60_000);
  fireEvent.mouseLeave(region());
  pass(999);
  expect(screen.getByText('Two seats left')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Two seats left')).toBeNull();
});

test('waits while focus is inside', () => {
  act(() => void toasts.success('Added'));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  pass(60_000);
  expect(screen.getByText('Added')).toBeVisible();
  act(() => dismiss.blur());
  pass(TOAST_DURATION);
  expect(screen.queryByText('Added')).toBeNull();
});

test('is dismissed by its button, and the next one is not left paused', () => {
  act(() => void toasts.success('First'));
  fireEvent.mouseEnter(region());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('First')).toBeNull();
  act(() => void toasts.success('Second'));
  pass(TOAST_DURATION);
  expect(screen.queryByText('Second')).toBeNull();
});

test('stays until answered with a duration of null', () => {
  act(() => {
    toasts.show('info', 'New version', {
      duration: null,
      actions: (dismiss) => (
        <button type="button" onClick={dismiss}>
          Not now
        </button>
      ),
    });
  });
  pass(600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('New version')).toBeNull();
});

test('lies in the dialog that is open, outside of which nothing is seen or pressed, and comes out of it as it was', async () => {
  act(() => void toasts.success('Added'));
  const below = document.createElement('dialog');
  const above = document.createElement('dialog');
  // The one that opens last is on top, wherever it stands.
  document.body.append(above, below);
  below.setAttribute('open', '');
  await act(async () => {});
  expect(below).toContainElement(screen.getByText('Added'));
  above.setAttribute('open', '');
  await act(async () => {});
  expect(above).toContainElement(screen.getByText('Added'));
  act(() => void toasts.danger('Refused'));
  expect(above).toContainElement(screen.getByText('Refused'));
  above.remove();
  await act(async () => {});
  expect(below).toContainElement(screen.getByText('Refused'));
  below.removeAttribute('open');
  await act(async () => {});
  expect(below).not.toContainElement(screen.getByText('Added'));
  pass(TOAST_DURATION);
  expect(screen.queryByText('Added')).toBeNull();
  below.remove();
});
