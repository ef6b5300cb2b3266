// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ConfigurationChange } from '#engine/form/field/configuration-change.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { Interruption } from './interruption.tsx';

beforeAll(async () => {
  await Promise.all([loadTexts('en'), loadTexts('fr')]);
  await Promise.all([loadArea('en', 'registration'), loadArea('fr', 'registration')]);
});
afterEach(cleanup);

function tell(locale: 'en' | 'fr', changes: readonly ConfigurationChange[] | undefined) {
  const view = { phase: 'changed', failure: { kind: 'stale', errors: {}, changes } } as unknown as FlowView;
  const flow = { actor: { send: vi.fn() } } as unknown as DossierFlow;
  render(
    <LocaleProvider locale={locale}>
      <Interruption view={view} flow={flow} />
    </LocaleProvider>,
  );
  return screen.getByRole('alert');
}

it.each([
  ['en', undefined, 'Your answers are saved. Review them, then continue.'],
  ['en', [], 'Your answers are saved. Review them, then continue.'],
  ['fr', [], /Vos réponses sont enregistrées.*continuez\.$/],
] as const)('announces no list of changes where there is none (%s, %j)', (locale, changes, text) => {
  const note = tell(locale, changes);
  expect(within(note).getByText(text)).toBeVisible();
  expect(within(note).queryByRole('list')).toBeNull();
});

it('lists the changes that are known', () => {
  const note = tell('en', [{ form_type: 'personal', path: 'age', change: 'added', label: 'Age' }]);
  expect(within(note).getByText(/Review what changed/)).toBeVisible();
  expect(within(note).getAllByRole('listitem')).toHaveLength(1);
});

it('is scrolled into view once Next is blocked', () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const flow = { actor: { send: vi.fn() } } as unknown as DossierFlow;
  const at = (phase: FlowView['phase']) => (
    <LocaleProvider locale="en">
      <Interruption view={{ phase } as FlowView} flow={flow} />
    </LocaleProvider>
  );
  const { rerender } = render(at('editing'));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(at('changed'));
  expect(scrolled).toHaveBeenCalledOnce();
});
