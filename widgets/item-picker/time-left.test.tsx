// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimeLeft } from './time-left.ts';

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
