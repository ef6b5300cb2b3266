// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, buttonClass } from '#src/ui/button.tsx';

test('an unavailable button keeps focus, says why, and does not submit', async () => {
  const onSubmit = vi.fn();
  const onClick = vi.fn();
  const onUnavailable = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button
        type="submit"
        unavailable="Answer one more question"
        onClick={onClick}
        onUnavailable={onUnavailable}
      >
        Continue
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Answer one more question');
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onUnavailable).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a double click submits once, also where the first press has led to another button in its place', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (step: number) => (
    <form onSubmit={onSubmit}>
      <Button key={step} type="submit">
        Continue
      </Button>
    </form>
  );
  const { rerender } = render(form(1));
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  rerender(form(2));
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
  expect(onSubmit).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a busy button is said to be busy and ignores presses', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('becomes busy and ready again where a translator has wrapped its words', () => {
  const { rerender } = render(<Button icon="check">Pay</Button>);
  const button = screen.getByRole('button', { name: 'Pay' });
  const words = [...button.childNodes].find((node) => node.textContent === 'Pay');
  const font = document.createElement('font');
  const text = words?.nodeType === Node.TEXT_NODE ? words : words?.firstChild;
  text?.parentNode?.replaceChild(font, text);
  font.append('Payer');
  rerender(
    <Button icon="check" busy>
      Pay
    </Button>,
  );
  expect(button).toHaveAttribute('aria-busy', 'true');
  rerender(<Button>Pay</Button>);
  expect(button).toHaveTextContent('Payer');
});

test.each([
  [{}, 'btn'],
  [{ variant: 'secondary', size: 's' }, 'btn btn-2 btn-s'],
  [{ variant: 'quiet', size: 'l' }, 'btn btn-3 btn-l'],
  [{ iconOnly: true }, 'btn btn-icon'],
] as const)('%o is %s', (look, expected) => {
  expect(buttonClass(look)).toBe(expected);
});
