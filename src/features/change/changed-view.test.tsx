// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { ChangedView } from './changed-view.tsx';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'registration');
  await loadArea('en', 'manage');
});
beforeEach(() => standInForBrowser());
afterEach(cleanup);

test('the result of a change is read and seen, wherever its button was', () => {
  render(
    <MemoryRouter>
      <LocaleProvider locale="en">
        <ChangedView difference={-6_300} email="madonna@example.org" />
      </LocaleProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
