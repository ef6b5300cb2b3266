// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Dialog, type DialogProps } from '#src/ui/dialog.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} title="Your address" closeLabel="Close">
        <input aria-label="Street" />
      </Dialog>
    </>
  );
}

async function opened(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />, { wrapper: StrictMode });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Your address' }) };
}

test('is labelled by its heading, and the heading takes focus', async () => {
  await opened();
  expect(screen.getByRole('heading', { name: 'Your address' })).toHaveFocus();
});

test('closes by its button and gives focus back to the opener', async () => {
  const { user, dialog } = await opened();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('Esc asks the owner to close', async () => {
  const { dialog } = await opened();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog).not.toBeInTheDocument();
});

test('a cancelled file picker inside does not close it', async () => {
  const { dialog } = await opened();
  fireEvent(screen.getByLabelText('Street'), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
});

test.each([
  ['stays', false],
  ['closes when dismissable', true],
])('a click on the backdrop: %s', async (_, dismissable) => {
  const { dialog } = await opened({ dismissable });
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog.isConnected).toBe(!dismissable);
});

test('a drag from the inside to the backdrop does not close it', async () => {
  const { dialog } = await opened({ dismissable: true });
  fireEvent.pointerDown(screen.getByLabelText('Street'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

test('tells the owner when the browser closed it', () => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Your address" closeLabel="Close">
      words
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});
