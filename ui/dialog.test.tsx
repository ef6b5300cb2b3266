// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Dialog, type DialogProps } from './dialog.tsx';

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

test('Esc asks once, and nobody around it hears of it', async () => {
  const around = vi.fn();
  document.addEventListener('keydown', around);
  const { user, dialog } = await opened();
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(around).not.toHaveBeenCalled();
  document.removeEventListener('keydown', around);
});

test('an Esc that something inside used does not close it', async () => {
  const { dialog } = await opened();
  const street = screen.getByLabelText('Street');
  street.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(street, { key: 'Escape' });
  expect(dialog).toBeInTheDocument();
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

test('is open again when the browser closed it, until its owner closes it', () => {
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
  expect(dialog).toHaveAttribute('open');
});

test('the page behind does not scroll until the last of several dialogs has closed', () => {
  const dialogs = (asking: boolean, editing: boolean) => (
    <>
      <Dialog open={asking} onClose={vi.fn()} title="Discard?" closeLabel="Close" role="alertdialog">
        words
      </Dialog>
      <Dialog open={editing} onClose={vi.fn()} title="Your address" closeLabel="Close">
        words
      </Dialog>
    </>
  );
  const { rerender } = render(dialogs(true, true));
  const root = document.documentElement;
  expect(root).toHaveClass('with-modal');
  rerender(dialogs(false, true));
  expect(root).toHaveClass('with-modal');
  rerender(dialogs(false, false));
  expect(root).not.toHaveClass('with-modal');
});
