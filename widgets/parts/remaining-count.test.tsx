// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RemainingCount } from './remaining-count.tsx';

test('what somebody else takes is seen to go: not what was there at first, nor what comes back', () => {
  const { rerender } = render(<RemainingCount count={8}>8 left</RemainingCount>);
  expect(screen.getByText('8 left')).not.toHaveClass('dwindling');
  rerender(<RemainingCount count={7}>7 left</RemainingCount>);
  const seven = screen.getByText('7 left');
  expect(seven).toHaveClass('dwindling');
  rerender(<RemainingCount count={6}>6 left</RemainingCount>);
  // A new element each time, or it would move once only.
  expect(screen.getByText('6 left')).toHaveClass('dwindling');
  expect(seven).not.toBeInTheDocument();
  rerender(<RemainingCount count={7}>7 left</RemainingCount>);
  expect(screen.getByText('7 left')).not.toHaveClass('dwindling');
});
