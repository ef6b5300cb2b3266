// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { RouteObject } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from './routes.tsx';
import { SIGNED_OUT } from './signed-out.ts';
import { standInForBrowser } from './testing/browser-mocks.ts';
import { renderSite } from './testing/render-site.tsx';
import { testEvent } from './testing/test-event.ts';

const EVENT = '/getClientEventFromDomain/{domain}';

beforeEach(() => {
  standInForBrowser();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'i18n_redirected=; Max-Age=0; Path=/';
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The site with pages of the test's own in the place of its pages. */
function siteWith(pages: RouteObject[]): RouteObject[] {
  const [site] = routes;
  const [inner] = site?.children ?? [];
  return [{ ...site, children: [{ ...inner, children: pages }] } as RouteObject];
}

test('the home page is in the language of its address, and so are the document and its title', async () => {
  renderSite('/fr');
  await heading('Grandir ensemble');
  expect(document.documentElement.lang).toBe('fr');
  expect(document.title).toBe('Grandir ensemble 2027');
  expect(document.querySelector('main')).toHaveAttribute('data-route', 'home___fr');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:3000/fr');
  expect(
    [...document.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('hreflang')),
  ).toEqual(['en', 'fr', 'x-default']);
});

test.each([
  ['/', 'fr-CA', {}, '/fr'],
  ['/?a=1#b', 'fr-CA', {}, '/fr?a=1#b'],
  ['/', 'en-CA', {}, '/'],
  ['/', 'en-CA', { language: 'fr' }, '/fr'],
  ['/no/page/here', 'fr-CA', {}, '/no/page/here'],
  ['/fr/no/page/here?a=1', 'fr-CA', { languages: ['en'] }, '/no/page/here?a=1'],
] as const)('%s in a browser of %s with %j leads to %s', async (path, language, event, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  const { router } = renderSite(path, { [EVENT]: testEvent(event as Parameters<typeof testEvent>[0]) });
  await screen.findByRole('heading', { level: 1 });
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(expected);
});

test.each([
  ['/rostrum', 'The whole website of an event', 'Rostrum – Room to Grow 2027'],
  ['/fr/rostrum', 'Tout le site d’un événement', 'Rostrum – Grandir ensemble 2027'],
])('%s says what the product is, at an address of its own', async (path, sentence, title) => {
  renderSite(path);
  await heading('Rostrum');
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(document.title).toBe(title);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `http://localhost:3000${path}`,
  );
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: /Rostrum/ })).toHaveAttribute('href', path);
});

test('changing the language keeps address, search and what was typed, and moves neither focus nor page', async () => {
  function Typing() {
    const [text, setText] = useState('');
    return (
      <>
        <h1>Form</h1>
        <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      </>
    );
  }
  const tree = siteWith([{ path: 'form', Component: Typing }]);
  const { router, user } = renderSite('/form?step=2', {}, tree);
  await user.type(await screen.findByLabelText('Name'), 'Nadine');
  await user.click(screen.getByRole('link', { name: 'Français' }));
  await screen.findByRole('link', { name: 'English' });
  expect(router.state.location.pathname + router.state.location.search).toBe('/fr/form?step=2');
  expect(screen.getByLabelText('Name')).toHaveValue('Nadine');
  expect(screen.getByRole('heading', { name: 'Form' })).not.toHaveFocus();
  expect(document.cookie).toBe('i18n_redirected=fr');
});

test('a navigation puts focus on the heading of the page and says its title', async () => {
  const { router } = renderSite('/');
  await heading('Room to Grow');
  await act(() => router.navigate('/no/page/here'));
  expect(await heading('This page could not be found')).toHaveFocus();
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
      'This page could not be found',
    ),
  );
});

test('an unknown address is a 404 with a way home, under a footer of one line', async () => {
  renderSite('/no/page/here');
  await heading('This page could not be found');
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('contentinfo')).toHaveClass('footer-min');
});

test('/registration leads to registration.manage', async () => {
  const { router } = renderSite('/fr/registration');
  await waitFor(() => expect(router.state.location.pathname).toBe('/fr/registration/manage'), {
    timeout: 20_000,
  });
});

test('a page that breaks is told with 500 and an id, never in its own words, inside the frame', async () => {
  const shout = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('The beads are off the string');
  };
  renderSite('/broken', {}, siteWith([{ path: 'broken', Component: Broken }]));
  await heading('This page could not be shown');
  expect(screen.getByText('500')).toBeVisible();
  expect(screen.queryByText(/The beads are off the string/)).toBeNull();
  const id = screen.getByText(/^Error [0-9a-f]{8}$/).textContent?.replace('Error ', '');
  expect(shout).toHaveBeenCalledWith(`Fault ${id}`, expect.any(Error));
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  // React tells of the error it caught: that is asked for here.
  shout.mockClear();
});

test.each([
  [404, 'There is no event at this address', false],
  [500, 'The event could not be loaded', true],
  [0, 'You’re offline', true],
])('no event for the reason %i', async (status, words, retry) => {
  renderSite('/', { [EVENT]: status });
  expect(await screen.findByRole('heading', { level: 1, name: words }, { timeout: 60_000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(retry);
});

test('after a 401 the home page says that nothing typed is lost', async () => {
  const { router } = renderSite('/no/page/here');
  await heading('This page could not be found');
  await act(() => router.navigate('/', { state: SIGNED_OUT }));
  await heading('Room to Grow');
  expect(
    within(screen.getByRole('region', { name: 'Messages' })).getByText('What you typed has been saved.'),
  ).toBeVisible();
});

test('on the root path too the page stays while the other language is on its way', async () => {
  const { user } = renderSite('/');
  await heading('Room to Grow');
  const main = screen.getByRole('main');
  await user.click(screen.getByRole('link', { name: 'Français' }));
  await heading('Grandir ensemble');
  expect(screen.getByRole('main')).toBe(main);
  expect(screen.getByRole('link', { name: 'English' })).toHaveFocus();
});
