// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MembershipRules } from '#engine/event/membership/membership-rules.ts';
import { SavedType } from './saved-type.tsx';

const type = (ID: string, label: string, amount?: number) => ({
  ID,
  type: 'retiree' as const,
  label,
  when: true,
  ...(amount !== undefined && { amount }),
});
const rules: MembershipRules = {
  kind: 'membership',
  code: 'membership',
  form_type: 'membership',
  questions: ['role'],
  types: [type('R1', 'Retired member', 6_000), type('T1', 'Teacher'), type('A1', 'Administrator', 8_000)],
};

function open(decided: string | undefined, saved: () => Promise<string>) {
  const service = { rules: vi.fn(), organizations: vi.fn(), saved, form: vi.fn(), context: {} } as never;
  const shown = (now: string | undefined) => (
    <SavedType service={service} rules={rules} decided={now} locale="en" />
  );
  const { rerender } = render(shown(decided));
  return (now: string | undefined) => rerender(shown(now));
}

test('asks for nothing as long as the answers make what they made', () => {
  const saved = vi.fn(async () => 'R1');
  open('R1', saved)('R1');
  open(undefined, saved)('T1');
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

test('tells what is saved once they make another, be it from another device, until they make the same', async () => {
  const saved = vi.fn(async () => 'A1');
  const decide = open('R1', saved);
  decide('T1');
  expect(await screen.findByRole('status')).toHaveTextContent('Saved so far: Administrator, $ 80.00.');
  decide(undefined);
  expect(screen.getByRole('status')).toBeVisible();
  decide('A1');
  expect(screen.queryByRole('status')).toBeNull();
  expect(saved).toHaveBeenCalledOnce();
});

test('says nothing where it cannot be had', async () => {
  const saved = vi.fn(async () => Promise.reject(new Error('no connection')));
  open('R1', saved)('T1');
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
});
