// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dwindling } from './dwindling.tsx';

test('what somebody else takes is seen to go: not what was there at first, nor what comes back', () => {
  const { rerender } = render(<Dwindling count={8}>8 left</Dwindling>);
  expect(screen.getByText('8 left')).not.toHaveClass('dwindling');
  rerender(<Dwindling count={7}>7 left</Dwindling>);
  const seven = screen.getByText('7 left');
  expect(seven).toHaveClass('dwindling');
  rerender(<Dwindling count={6}>6 left</Dwindling>);
  // A new element each time, or it would move once only.
  expect(screen.getByText('6 left')).toHaveClass('dwindling');
  expect(seven).not.toBeInTheDocument();
  rerender(<Dwindling count={7}>7 left</Dwindling>);
  expect(screen.getByText('7 left')).not.toHaveClass('dwindling');
});
