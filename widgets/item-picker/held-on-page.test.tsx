// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFirstHeld, useReportedHold } from './held-on-page.ts';

afterEach(cleanup);

function Picker({ id, until }: { readonly id: string; readonly until?: string | undefined }) {
  useReportedHold(id, until, 0);
  return null;
}
function Page(picked: { readonly bunk?: string; readonly care?: string }) {
  return (
    <>
      <Picker id="bunk" until={picked.bunk} />
      <Picker id="care" until={picked.care} />
      <p>{useFirstHeld()?.heldUntil ?? 'nothing'}</p>
    </>
  );
}

it('tells the page when the first hold of its pickers expires, until they hold nothing', () => {
  const soon = '2027-01-10T12:15:00Z';
  const later = '2027-01-10T12:20:00+00:00';
  const { rerender } = render(<Page />);
  const shown = () => screen.getByText(/./).textContent;
  expect(shown()).toBe('nothing');
  rerender(<Page bunk={later} care={soon} />);
  expect(shown()).toBe(soon);
  rerender(<Page bunk={later} />);
  expect(shown()).toBe(later);
  rerender(<Page />);
  expect(shown()).toBe('nothing');
});
