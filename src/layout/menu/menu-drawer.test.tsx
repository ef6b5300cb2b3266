// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { loadTexts } from '#src/lib/i18n/texts.ts';
import { renderHeader } from './testing/render-header.tsx';

beforeAll(async () => {
  await Promise.all([loadTexts('en'), loadTexts('fr'), import('./menu-drawer.tsx')]);
});
beforeEach(standInForBrowser);

async function openDrawer(...args: Parameters<typeof renderHeader>) {
  const view = renderHeader(...args);
  await view.user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  return { ...view, drawer };
}

test('opens as a dialog, closes on choosing, and gives focus back', async () => {
  const { drawer, user } = await openDrawer();
  expect(drawer.getByText('English')).toHaveAttribute('aria-current', 'true');
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('categories unfold, each for itself, and a page that is chosen closes the menu', async () => {
  const { drawer, user, path } = await openDrawer();
  expect(drawer.queryByRole('link', { name: 'Keynotes' })).toBeNull();
  const programme = drawer.getByRole('button', { name: 'Programme' });
  await user.click(programme);
  await user.click(drawer.getByRole('button', { name: 'Registration' }));
  expect(programme).toHaveAttribute('aria-expanded', 'true');
  await user.click(drawer.getByRole('link', { name: 'Keynotes' }));
  expect(path()).toBe('/keynotes');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a category that leads somewhere itself is the first of its rows', async () => {
  const { drawer, user } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'About us' }));
  expect(drawer.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
  expect(drawer.queryByText('Bad')).toBeNull();
});

test('an event in one language has no language toggle in its menu', async () => {
  const { drawer } = await openDrawer({ languages: ['en'], event_bilingual: 'N' });
  expect(drawer.queryByText('Language')).toBeNull();
});

test('“Manage your Registration” by its option', async () => {
  const { drawer } = await openDrawer({ website_menu_manage_registration: 'Y' }, 'fr');
  expect(drawer.getByRole('link', { name: 'Gérer votre inscription' })).toHaveAttribute(
    'href',
    '/fr/registration/manage',
  );
});
