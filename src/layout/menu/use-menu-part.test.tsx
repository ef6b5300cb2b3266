// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadTexts } from '#src/lib/i18n/texts.ts';
import { lazyModule } from '#src/lib/lazy-module.ts';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { useMenuPart } from './use-menu-part.ts';

beforeAll(() => loadTexts('en'));

const Menu = () => <p>The menu</p>;
const lost = new TypeError('Failed to fetch dynamically imported module: /menu.js');

/** A page with a menu whose code comes by `fetch`; a fault of the page is drawn as such. */
function renderPage(fetch: () => Promise<typeof Menu>) {
  const source = lazyModule(fetch);
  function Page() {
    const { Part, open, close } = useMenuPart(source);
    return (
      <>
        <button type="button" onClick={Part ? close : open}>
          Toggle
        </button>
        {Part && <Part />}
      </>
    );
  }
  const element = (
    <LocaleProvider locale="en">
      <ToastProvider label="Messages" dismissLabel="Dismiss">
        <Page />
      </ToastProvider>
    </LocaleProvider>
  );
  const router = createMemoryRouter([{ path: '*', element, errorElement: <p>A fault of the page</p> }]);
  render(<RouterProvider router={router} />);
  return { router, press: () => userEvent.click(screen.getByRole('button', { name: 'Toggle' })) };
}

test('the code is fetched once, and another page closes the menu', async () => {
  const fetch = vi.fn(async () => Menu);
  const { press, router } = renderPage(fetch);
  await press();
  expect(await screen.findByText('The menu')).toBeVisible();
  await press();
  expect(screen.queryByText('The menu')).toBeNull();
  await press();
  expect(screen.getByText('The menu')).toBeVisible();
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByText('The menu')).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('without a connection that is told, and the next press tries again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetch = vi.fn<() => Promise<typeof Menu>>().mockRejectedValueOnce(lost).mockResolvedValue(Menu);
  const { press } = renderPage(fetch);
  await press();
  await screen.findByText('You’re offline. The menu will load when you’re back online.');
  online.mockReturnValue(true);
  await press();
  expect(await screen.findByText('The menu')).toBeVisible();
});

test('with one it is a fault of the page, which is loaded anew where it is drawn', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const shout = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { press } = renderPage(() => Promise.reject(lost));
  await press();
  expect(await screen.findByText('A fault of the page')).toBeVisible();
  // React and the router tell what they caught.
  expect(shout).toHaveBeenCalled();
  shout.mockClear();
});
