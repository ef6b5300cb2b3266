// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { ContactRow } from './contact-row.tsx';

const phone = { id: 'p1', kind: 'phone', value: '604 555 0134', label: 'Cell phone' } as const;

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'manage');
});
beforeEach(() => standInForBrowser());
afterEach(cleanup);

function drawn(removable: 'Y' | 'N') {
  const deleted = vi.fn(() => ({ deleted: 'Y' }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CallProvider value={siteCall({ [api.contact.deletePhoneByID.path]: deleted })}>
        <MemoryRouter>
          <LocaleProvider locale="en">
            <ContactRow contact={{ ...phone, removable }} />
          </LocaleProvider>
        </MemoryRouter>
      </CallProvider>
    </QueryClientProvider>,
  );
  return { deleted, user: userEvent.setup() };
}
const press = (name: RegExp) => screen.getByRole('button', { name });

it('deletes nothing before it has asked, and nothing that is kept after all', async () => {
  const { deleted, user } = drawn('Y');
  await user.click(press(/^Delete 604/));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete 604 555 0134?');
  expect(press(/^Keep it$/)).toHaveFocus();
  await user.click(press(/^Keep it$/));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(deleted).not.toHaveBeenCalled();
  await user.click(press(/^Delete 604/));
  await user.click(press(/^Delete$/));
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says of what a form requires that it does', () => {
  drawn('N');
  expect(screen.getByText('Asked for in a form, cannot be deleted')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
