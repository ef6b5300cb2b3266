// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fieldTypeNames } from '#engine/form/field-types/registry.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';
import { fieldStates } from './field-states.ts';

beforeEach(standInForBrowser);

test.each(fieldTypeNames())('%s has states, each by a name of its own', (type) => {
  const names = fieldStates(type).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

test('a field stands in every state side by side, each in a form that can be filled', async () => {
  const { user } = renderSite('/gallery?of=text');
  const states = within(
    (await screen.findByRole('heading', { level: 2, name: 'text' })).parentElement ?? document.body,
  );
  expect(states.getAllByRole('textbox', { name: /School/ }).length).toBe(fieldStates('text').length);
  expect(states.getByText('Enter at least 5 characters')).toBeVisible();
  const [first] = states.getAllByRole('textbox');
  if (!first) throw new Error('nothing to fill');
  await user.type(first, 'Elm');
  expect(first).toHaveValue('Elm');
});

test('a block stands as answered, waiting and refused', async () => {
  renderSite('/gallery?of=speakers');
  expect(await screen.findByText('Ana Silva')).toBeVisible();
  expect(screen.getAllByRole('figure').length).toBe(3);
});
