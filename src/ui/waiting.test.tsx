// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackToTop } from '#src/ui/back-to-top.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Loading } from '#src/ui/skeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('skeletons appear only after 200 ms', () => {
  render(<Loading label="Loading workshops">bars</Loading>);
  pass(199);
  expect(screen.queryByText('Loading workshops')).toBeNull();
  pass(1);
  expect(screen.getByText('Loading workshops')).toBeInTheDocument();
});

test('the progress bar skips quick pages and goes away after slow ones', () => {
  const { rerender } = render(<ProgressBar active label="Loading" />);
  pass(199);
  rerender(<ProgressBar active={false} label="Loading" />);
  pass(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(<ProgressBar active label="Loading" />);
  pass(200);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  rerender(<ProgressBar active={false} label="Loading" />);
  pass(200);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('back to top appears past 400 px and looks at the scroll every 100 ms', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<BackToTop label="Back to top" />);
  Object.defineProperty(window, 'scrollY', { value: 401, configurable: true });
  fireEvent.scroll(window);
  pass(99);
  expect(screen.queryByRole('button')).toBeNull();
  pass(1);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});
