// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useReturnFocus } from './use-return-focus.ts';

function Page({ isOwing }: { readonly isOwing: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { remember, giveBack } = useReturnFocus(heading);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Ana
      </h1>
      {!isOwing && (
        <button type="button" onClick={remember}>
          Fees
        </button>
      )}
      <button type="button" onClick={giveBack}>
        Done
      </button>
    </>
  );
}

function openAndClose(view: ReturnType<typeof render>, isOwing: boolean): void {
  screen.getByText('Fees').focus();
  fireEvent.click(screen.getByText('Fees'));
  fireEvent.click(screen.getByText('Done'));
  view.rerender(<Page isOwing={isOwing} />);
}

it('returns to the button that opened an action', () => {
  openAndClose(render(<Page isOwing={false} />), false);
  expect(document.activeElement?.textContent).toBe('Fees');
});

it('goes to the heading if the action replaced that button', () => {
  openAndClose(render(<Page isOwing={false} />), true);
  expect(document.activeElement?.textContent).toBe('Ana');
});
