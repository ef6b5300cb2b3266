// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '#engine/contract/event.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { EventProvider } from '#src/api/event-context.tsx';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadTexts } from '#src/lib/i18n/texts.ts';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const links = { home: '/', manage: '/registration/manage', start: '/registration/start', vendor: '/rostrum' };

beforeAll(async () => {
  await Promise.all([loadTexts('en'), loadTexts('fr')]);
});
beforeEach(standInForBrowser);

function renderFrame(event: Partial<Event> = {}, locale: Locale = 'en', footer: 'full' | 'minimal' = 'full') {
  return render(
    <MemoryRouter initialEntries={['/registration/start?track=online']}>
      <LocaleProvider locale={locale}>
        <EventProvider value={testEvent(event)}>
          <ToastProvider label="Messages" dismissLabel="Dismiss">
            <OfflineBanner />
            <Header links={links} tools={<button type="button">My Workshops</button>} />
            <Footer links={links} size={footer} />
          </ToastProvider>
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

test('what the menu has at the foot stands there as ways to take part', () => {
  const page = (id: string, more: object) => ({ id, code: id, label: id, link: `/${id}`, ...more });
  const submenu = [page('propose', { menu_footer: 'Y' }), page('about', {})];
  const menu = [
    { id: 'all', code: 'all', label: 'All', alias: 'MEGA', submenu: [{ ...page('us', {}), submenu }] },
  ] as Event['menu'];
  renderFrame({ menu });
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('heading', { name: 'Get involved' })).toBeVisible();
  expect(foot.getByRole('link', { name: 'propose' })).toHaveAttribute('href', '/propose');
  expect(foot.queryByRole('link', { name: 'about' })).toBeNull();
});

test('an event in one language has no language toggle', () => {
  renderFrame({ languages: ['en'], event_bilingual: 'N' });
  expect(screen.queryByRole('link', { name: 'Français' })).toBeNull();
});

test('what stands beside the menu comes before the language', () => {
  renderFrame();
  const tool = banner().getByRole('button', { name: 'My Workshops' });
  const language = banner().getByRole('link', { name: 'Français' });
  expect(tool.compareDocumentPosition(language)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each(['coming_soon', 'thank_you'] as const)('%s has no navigation but home and the language', (mode) => {
  renderFrame({ website_homepage_active: mode });
  expect(banner().getAllByRole('link')).toHaveLength(2);
  expect(banner().getByRole('link', { name: 'Français' })).toBeVisible();
  expect(banner().queryByRole('button')).toBeNull();
  expect(banner().queryByRole('navigation')).toBeNull();
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

test('the footer names the year, the client and the notice; a step leaves one line of it', () => {
  const { unmount } = renderFrame();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('© 2023 Westcoast Educators’ Association');
  expect(footer).toHaveTextContent('We collect your name and contact details');
  expect(within(footer).getByRole('link', { name: 'Made with Rostrum' })).toHaveAttribute('href', '/rostrum');
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
