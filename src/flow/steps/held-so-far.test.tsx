// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { HeldSoFar } from './held-so-far.tsx';

vi.mock('../fees/fees-query.ts', () => ({
  useFees: () => ({
    quote: { lines: [{ id: 'table', category: 'merchandise', label: 'A table', amount: 100 }] },
  }),
}));

it('asks for no cart of pieces in an application, whatever its fees are of', () => {
  const variant = vi.fn();
  const registration = { code: 'ABCD-EFGH', flow: 'exhibitor' };
  const flow = {
    actor: { getSnapshot: () => ({ context: { registration } }) },
    picks: { carts: { variant } },
  } as unknown as DossierFlow;
  render(<HeldSoFar flow={flow} otherwise="Code ABCD-EFGH" />);
  expect(screen.getByText('Code ABCD-EFGH')).toBeVisible();
  expect(variant).not.toHaveBeenCalled();
});
