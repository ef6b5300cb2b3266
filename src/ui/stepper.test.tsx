// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Stepper, type StepperStep } from '#src/ui/stepper.tsx';

const steps: StepperStep[] = [
  { id: 'personal', title: 'Personal Information', state: 'done', href: '/personal' },
  { id: 'membership', title: 'Membership', state: 'done' },
  { id: 'workshops', title: 'Workshops', state: 'now' },
  { id: 'review', title: 'Review and Payment', state: 'next' },
];

test('done steps are links or buttons; the current and the next ones are words', async () => {
  const onSelect = vi.fn();
  render(
    <Stepper label="Steps" steps={steps} progress="Step 3 of 4" doneLabel="completed" onSelect={onSelect} />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Personal Information, completed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Membership, completed' }));
  expect(onSelect.mock.calls).toEqual([['personal'], ['membership']]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('says which step is the current one', () => {
  render(<Stepper label="Steps" steps={steps} progress="Step 3 of 4" />);
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => item.textContent)).toEqual(['3Workshops']);
  expect(screen.getByText('Step 3 of 4')).toBeVisible();
});

test('without a callback or an address nothing can be pressed', () => {
  render(<Stepper label="Steps" steps={steps.slice(1)} progress="Step 2 of 3" />);
  expect(screen.queryByRole('button')).toBeNull();
});
