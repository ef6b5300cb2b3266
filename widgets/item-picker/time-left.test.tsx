// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockOf, useTimeLeft } from './time-left.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2027-02-18T18:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

function Left({ name, clockOffset }: { name: string; clockOffset: number }) {
  return <p data-testid={name}>{useTimeLeft('2027-02-18T18:10:00.000Z', clockOffset)}</p>;
}
const shown = () => ['first', 'second'].map((name) => screen.getByTestId(name).textContent);

test('two countdowns to one moment show the same second, whenever they began and however long their answers took', () => {
  const { rerender } = render(<Left name="first" clockOffset={0} />);
  act(() => vi.advanceTimersByTime(1_400));
  rerender(
    <>
      <Left name="first" clockOffset={0} />
      <Left name="second" clockOffset={-1_300} />
    </>,
  );
  expect(new Set(shown()).size).toBe(1);
  act(() => vi.advanceTimersByTime(1_000));
  expect(shown()).toEqual(['598', '598']);
});

function Until({ until, clockOffset }: { until: string; clockOffset: number }) {
  return <p data-testid="until">{useTimeLeft(until, clockOffset)}</p>;
}

test('a hold that has just begun shows no more than its full time, whenever the last tick was', () => {
  const { rerender } = render(<Until until="2027-02-18T18:10:00.000Z" clockOffset={-900} />);
  act(() => vi.advanceTimersByTime(1_900));
  // Extended by the full time just now, in an answer that was quicker than the first one.
  rerender(<Until until="2027-02-18T18:15:01.900Z" clockOffset={0} />);
  expect(screen.getByTestId('until').textContent).toBe('900');
});

test.each([
  [0, '00:00'],
  [899, '14:59'],
  [3_600, '1:00:00'],
  [86_394, '23:59:54'],
])('%i seconds are shown as %s', (seconds, shownAs) => {
  expect(clockOf(seconds)).toBe(shownAs);
});
