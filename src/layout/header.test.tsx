// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#engine/configuration/text.ts';
import type { Event } from '#engine/contract/event.ts';
import { EventProvider } from '#src/api/event-context.tsx';
import { standInForBrowser } from '#src/app/testing/browser-stand-ins.ts';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadTexts } from '#src/lib/i18n/texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const links = { home: '/', manage: '/registration/manage', start: '/registration/start' };

beforeAll(async () => {
  await Promise.all([loadTexts('en'), loadTexts('fr')]);
});
beforeEach(standInForBrowser);

function renderFrame(event: Partial<Event> = {}, locale: Locale = 'en', footer: 'full' | 'minimal' = 'full') {
  return render(
    <MemoryRouter initialEntries={['/registration/start?track=online']}>
      <LocaleProvider locale={locale}>
        <EventProvider value={testEvent(event)}>
          <OfflineBanner />
          <Header links={links} />
          <Footer links={links} size={footer} />
        </EventProvider>
      </LocaleProvider>
    </MemoryRouter>,
  );
}
const banner = () => within(screen.getByRole('banner'));

test('name, days and place of the event lead home', () => {
  renderFrame();
  const brand = banner().getByRole('link', { name: /Room to Grow 2027/ });
  expect(brand).toHaveTextContent('Room to Grow 2027February 19–20, 2027, Vancouver and online');
  expect(brand).toHaveAttribute('href', '/');
});

test('the other language keeps path and search, and is named in itself', () => {
  renderFrame();
  const toggle = banner().getByRole('link', { name: 'Français' });
  expect(toggle).toHaveAttribute('href', '/fr/registration/start?track=online');
  expect(toggle).toHaveAttribute('lang', 'fr');
});

test('an event in one language has no language toggle, nor does its menu', async () => {
  renderFrame({ languages: ['en'], event_bilingual: 'N' });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.queryByRole('link', { name: 'Français' })).toBeNull();
});

test.each([
  ['Register Now', {}, 'en'],
  ['S’inscrire', {}, 'fr'],
  ['Buy Tickets', { client_code: 'CM7PDGV9' }, 'en'],
  ['Manage your Registration', { registration_new_open: 'N' }, 'en'],
] as const)('the button says %s and leads to registration.manage', (label, event, locale) => {
  renderFrame(event, locale);
  expect(banner().getByRole('link', { name: label })).toHaveAttribute('href', links.manage);
});

test('a logo that is an image is one, without words of its own', () => {
  const { container } = renderFrame({ client_logo: '/files/logo.png', event_logo: '/files/event.png' });
  const sources = [...container.querySelectorAll('.brand img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['/files/logo.png', '/files/event.png']);
  expect(container.querySelector('.brand img')).toHaveAttribute('alt', '');
});

test('the menu of phones opens as a dialog, closes on choosing, and gives focus back', async () => {
  renderFrame();
  const opener = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(opener);
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByText('English')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(menu.getByRole('link', { name: 'Manage your Registration' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('the footer names the year, the client and the notice; a step leaves one line of it', () => {
  const { unmount } = renderFrame();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('© 2023 Westcoast Educators’ Association');
  expect(footer).toHaveTextContent('We collect your name and contact details');
  expect(within(footer).getByRole('link', { name: 'Made with Rostrum' })).toBeVisible();
  unmount();
  renderFrame({}, 'en', 'minimal');
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('We collect');
});

test('the banner stands for as long as there is no connection', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderFrame();
  expect(screen.getByText('You are offline.')).toBeVisible();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new window.Event('online'));
  });
  expect(screen.queryByText('You are offline.')).toBeNull();
});
