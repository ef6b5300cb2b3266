// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HoldNote } from './hold-note.tsx';

afterEach(cleanup);

const note = (seconds: number) => {
  const until = new Date(Date.now() + seconds * 1_000).toISOString();
  render(
    <HoldNote
      until={until}
      cap={undefined}
      clockOffset={0}
      locale="en"
      onExtend={vi.fn()}
      next={() => null}
    />,
  );
};

it('counts down while seats are held', () => {
  note(90);
  expect(screen.getByRole('timer')).toHaveTextContent(/^01:(30|29)$/);
});

it('says in its place that they are no longer held once the time is over', () => {
  note(-1);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^Your seats are no longer held\./);
});
