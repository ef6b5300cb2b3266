// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ApiFailure } from '#src/api/api-failure.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { FlowUnavailable } from './flow-unavailable.tsx';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'registration');
});
afterEach(cleanup);

test('a registration that cannot be opened tells the fault by the id of the server’s log, and leads on', () => {
  const error = new ApiFailure(500, { kind: 'fault', errors: {} }, 'ab12cd34');
  render(
    <LocaleProvider locale="en">
      <MemoryRouter>
        <FlowUnavailable error={error.failure} onRetry={() => undefined} />
      </MemoryRouter>
    </LocaleProvider>,
  );
  expect(screen.getByText('Error ab12cd34')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my registration' })).toHaveAttribute(
    'href',
    '/registration/manage',
  );
});
