// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type ChangeView, useView } from './use-view.ts';

afterEach(cleanup);

/** A page with the hook on it, and a router that stays on its way until it is let go. */
function visit(address = '/schedule') {
  const held: (() => void)[] = [];
  let hold = false;
  let change: ChangeView = () => {};
  function Page() {
    const [view, changeView] = useView();
    change = changeView;
    return <output>{`${view.mode} ${view.text}`}</output>;
  }
  const router = createMemoryRouter(
    [
      {
        path: '/schedule',
        Component: Page,
        HydrateFallback: () => null,
        loader: () => (hold ? new Promise((resolve) => held.push(() => resolve(null))) : null),
      },
      { path: '/about', Component: () => <p>About</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return {
    choose: (...given: Parameters<ChangeView>) => act(async () => change(...given)),
    chooseNow: (...given: Parameters<ChangeView>) => act(() => change(...given)),
    hold() {
      hold = true;
    },
    underWay: () => vi.waitFor(() => expect(held).toHaveLength(1)),
    async letGo() {
      hold = false;
      await act(async () => {
        for (const go of held.splice(0)) go();
      });
    },
    shown: () => screen.getByRole('status').textContent,
    address: () => router.state.location.search,
    go: (to: string | number) => act(async () => router.navigate(to as string)),
  };
}

test('what is chosen is shown at once, stands in the address after it, and is gone back from', async () => {
  const page = visit();
  await screen.findByRole('status');
  await page.choose({ mode: 'O' });
  expect(page.shown()).toBe('O ');
  await vi.waitFor(() => expect(page.address()).toBe('?mode=O'));
  await page.choose({ text: 'clay' }, { replace: true });
  await vi.waitFor(() => expect(page.address()).toBe('?mode=O&q=clay'));
  await page.go(-1);
  expect(page.shown()).toBe(' ');
});

test('what is chosen while the address is on its way is not undone by its arrival', async () => {
  const page = visit();
  await screen.findByRole('status');
  page.hold();
  await page.choose({ mode: 'O' });
  await page.underWay();
  await page.choose({ mode: 'I' });
  await page.letGo();
  expect(page.shown()).toBe('I ');
  await vi.waitFor(() => expect(page.address()).toBe('?mode=I'));
  expect(page.shown()).toBe('I ');
});

test('what is chosen and taken back at once leaves the address as it was', async () => {
  const page = visit('/schedule?mode=O');
  await screen.findByRole('status');
  page.hold();
  await page.choose({ mode: '' });
  await page.underWay();
  await page.choose({ mode: 'O' });
  await page.letGo();
  await vi.waitFor(() => expect(page.address()).toBe('?mode=O'));
  expect(page.shown()).toBe('O ');
});

test('who has left the page is not followed by what was chosen there', async () => {
  const page = visit();
  await screen.findByRole('status');
  page.chooseNow({ mode: 'O' });
  await page.go('/about');
  await screen.findByText('About');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(page.address()).toBe('');
});
