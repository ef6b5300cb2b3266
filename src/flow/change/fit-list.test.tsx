// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { FitList } from './fit-list.tsx';

beforeAll(async () => {
  await loadTexts('fr');
  await loadArea('fr', 'manage');
});
beforeEach(() => standInForBrowser());
afterEach(cleanup);

test('each sentence about an item begins with a capital, also with a French weekday', () => {
  const item = {
    kind: 'activity',
    item: 'museum',
    name: 'Musée',
    detail: '1 personne',
    when: 'vendredi 19 février',
  } as const;
  render(
    <MemoryRouter>
      <LocaleProvider locale="fr">
        <FitList fits items={[item]} />
      </LocaleProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('1 personne. Vendredi 19 février');
});
