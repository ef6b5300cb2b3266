// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('says until when there is more time, each time that it is asked for', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const extension = { cap: at(60), onExtend: () => undefined, next: () => null };
  const held = (minutes: number) => (
    <HeldNote until={at(minutes)} clockOffset={0} locale="en" over="" extension={extension}>
      Held.
    </HeldNote>
  );
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim());
  const { rerender } = render(held(5));
  expect(said()).not.toContain(expect.stringMatching(/until/));
  for (const minutes of [15, 25]) {
    await userEvent.click(screen.getByRole('button', { name: 'More time' }));
    rerender(held(minutes));
    expect(said()).toContainEqual(expect.stringMatching(/^You now have until \d+:\d\d\s[ap]m\.$/));
  }
});
