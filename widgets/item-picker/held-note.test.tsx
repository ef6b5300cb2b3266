// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HeldNote } from './held-note.tsx';

afterEach(cleanup);

const note = (seconds: number) => {
  const until = new Date(Date.now() + seconds * 1_000).toISOString();
  render(
    <HeldNote until={until} clockOffset={0} locale="en" over="They are no longer held.">
      Held.
    </HeldNote>,
  );
};

it('counts down while seats are held', () => {
  note(90);
  expect(screen.getByRole('timer')).toHaveTextContent(/^01:(30|29)$/);
});

it('says in its place that they are no longer held once the time is over', () => {
  note(-1);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('They are no longer held.');
});
