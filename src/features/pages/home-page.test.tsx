// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import musicHome from '#fixtures/events/music/page/home.json' with { type: 'json' };
import ticketsHome from '#fixtures/events/tickets/page/home.json' with { type: 'json' };
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { chooseLabel } from './blocks/track-card.tsx';
import { phoneRows } from './heroes/quilt-rows.ts';

beforeEach(standInForBrowser);

const page = (blocks: unknown[]) => ({
  version: 1,
  document: { kind: 'page', code: 'home', title: 'Home', blocks },
});
const OPTION = '/getRegistrationOption';
const HOME = '/loadEventHomePageForm';
const main = async () => {
  await screen.findByRole('heading', { level: 1 }, { timeout: 60_000 });
  const view = screen.getByRole('main');
  // What stands below the hero comes after it.
  await waitFor(() => expect(view.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 60_000 });
  return within(view);
};

test('every block of the document is drawn, times as the language writes them', async () => {
  renderSite('/fr');
  const view = await main();
  expect(view.getByRole('heading', { level: 2, name: 'Deux façons de participer' })).toBeVisible();
  expect(view.getByText('10 h 30')).toBeVisible();
  expect(view.getByText(/^« La classe.*transformé\. »$/)).toBeVisible();
  expect(view.getByRole('link', { name: 'S’inscrire' })).toHaveAttribute('href', '/fr/registration/manage');
});

test('a track’s button leads to a registration with that track, and says which', async () => {
  renderSite('/');
  const button = (await main()).getByRole('link', { name: 'Attend online' });
  expect(button).toHaveAttribute('href', '/registration/start?track=online');
  expect(button).toHaveAccessibleDescription('Online, wherever you are');
});

test.each([
  [
    { registration_new_open: 'N', full: 'N', full_tracks: [], waitlist: 'N' },
    'Registration is closed.',
    'Closed',
  ],
  [{ registration_new_open: 'Y', full: 'Y', full_tracks: [], waitlist: 'N' }, 'The event is full.', 'Full'],
])('one cannot begin to register when %j', async (option, notice, tag) => {
  renderSite('/', { [OPTION]: option });
  const view = await main();
  expect(await view.findByText(notice)).toBeVisible();
  expect(view.getAllByText(tag)).toHaveLength(2);
  expect(view.queryByRole('link', { name: /^(Register Now|Choose)/ })).toBeNull();
  expect(view.getByRole('link', { name: 'Manage your Registration' })).toBeVisible();
});

test.each([
  ['home', ['Manage your Registration']],
  ['thank_you', ['Manage your Registration']],
  ['coming_soon', []],
] as const)('a call to register offers none while it is closed: %s', async (mode, labels) => {
  const call = {
    block: 'call_to_action',
    title: 'Come along',
    actions: [{ label: 'Register Now', link: '/registration/manage' }],
  };
  renderSite('/', {
    [HOME]: page([call]),
    [OPTION]: { registration_new_open: 'N', full: 'N', full_tracks: [], waitlist: 'N' },
    [api.event.getClientEventFromDomain.path]: testEvent({
      registration_new_open: 'N',
      website_homepage_active: mode,
    }),
  });
  const section = (await screen.findByText('Come along', {}, { timeout: 60_000 })).closest('section');
  const links = section ? within(section).queryAllByRole('link') : [];
  expect(links.map((each) => each.textContent)).toEqual(labels);
});

test('a track that is full says so, and the others can be chosen', async () => {
  renderSite('/', {
    [OPTION]: { registration_new_open: 'Y', full: 'N', full_tracks: ['online'], waitlist: 'Y' },
  });
  const view = await main();
  expect(await view.findByText('Full')).toBeVisible();
  expect(view.queryByRole('link', { name: 'Attend online' })).toBeNull();
  expect(view.getByRole('link', { name: 'Attend in person' })).toBeVisible();
});

test('a programme, with the end of its title in another voice', async () => {
  const block = {
    block: 'programme',
    title: 'What',
    emphasis: 'we teach',
    items: [{ when: 'Friday', title: 'The ear', text: 'A workshop' }],
  };
  renderSite('/', { [HOME]: page([block]) });
  const view = await main();
  expect(view.getByRole('heading', { name: 'What we teach' })).toBeVisible();
  expect(view.getByRole('listitem')).toHaveTextContent('FridayThe earA workshop');
});

test.each([
  ['/', '$\u00a024.00'],
  ['/fr', '24,00\u00a0$'],
])('tickets with their price, on %s', async (path, price) => {
  const tickets = [{ title: 'Ashore', amount: 2400 }];
  renderSite(path, { [HOME]: page([{ block: 'tickets', title: 'Three', tickets }]) });
  const ticket = (await main()).getByRole('article');
  expect(ticket.textContent).toBe(`Ashore${price}`);
});

test.each([
  ['strings', musicHome, 'Résonances', 'Maison de la musique, Québec'],
  ['waves', ticketsHome, /^Marée\sbasse$/, 'De 17 h à minuit'],
])('the hero of %s, over art of its own', async (theme_type, document, title, fact) => {
  const event = testEvent();
  const theme = { ...event.theme, theme_type };
  renderSite('/fr', {
    '/getClientEventFromDomain/{domain}': { ...event, theme },
    [HOME]: { version: 1, document },
  });
  expect(await screen.findByRole('heading', { level: 1, name: title }, { timeout: 60_000 })).toBeVisible();
  const view = await main();
  expect(view.getByText(fact, { exact: false })).toBeVisible();
  expect(view.getByRole('link', { name: 'S’inscrire' })).toHaveAttribute('href', '/fr/registration/manage');
});

test('follows an event that has another home page now, and goes on with what it has where that does not come', async () => {
  const CODE = '/loadCustomPageFormByCode/{code}';
  const EVENT = api.event.getClientEventFromDomain.path;
  const event = testEvent({ website_homepage_active: 'thank_you' });
  const { document } = page([{ block: 'quote', quote: 'See you next year.' }]);
  const first = renderSite('/', {
    [EVENT]: event,
    [CODE]: { version: 1, document: { ...document, code: 'thank_you' } },
  });
  expect(await screen.findByText(/See you next year\./, {}, { timeout: 60_000 })).toBeVisible();
  first.unmount();
  renderSite('/', { [EVENT]: event, [CODE]: 500 });
  expect(await (await main()).findByRole('heading', { level: 1, name: /Room to Grow/ })).toBeVisible();
});

test('a document that does not come is told, with a way on', async () => {
  renderSite('/', { [HOME]: 500 });
  const view = await main();
  expect(view.getByRole('alert')).toHaveTextContent('The home page could not be loaded');
  expect(view.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(view.getByRole('link', { name: 'Manage your Registration' })).toBeVisible();
});

test('an empty document and a block of tomorrow are no fault', async () => {
  renderSite('/', { [HOME]: page([]) });
  expect(await screen.findByRole('heading', { name: 'More to come' })).toBeVisible();
});

test('a block that this version does not know is left out', async () => {
  const html = { block: 'html', title: 'Getting here', html: '<p>By sea</p>' };
  renderSite('/', { [HOME]: page([{ block: 'tomorrow' }, html]) });
  const view = await main();
  await waitFor(() => expect(view.getByText('By sea')).toBeVisible());
});

test.each([
  [
    [
      ['hill', 'sea', 'sun', 'moon', 'leaf', 'book', 'dots', 'call'],
      ['apple', 'arcs', 'talk', 'beads', 'ruler', 'hands', 'stairs', 'pencil'],
    ],
    [4, 4, 4],
  ],
  [[['hill', 'sea', 'sun', 'moon', 'leaf']], [4]],
  [[['hill', 'sea']], [2]],
] as const)('a quilt for phones (%#)', (rows, lengths) => {
  expect(phoneRows(rows).map((row) => row.length)).toEqual(lengths);
});

test.each([
  [['In-Person', 'Hybrid'], 'choose_in_person'],
  [['Online'], 'choose_online'],
  [['Hybrid'], 'choose_hybrid'],
] as const)('a track of %j', (modes, label) => {
  expect(chooseLabel({ modes: [...modes] })).toBe(label);
});

const OF_FACTS = ['Add to my calendar', 'How to get there'];

test.each([
  ['coming_soon', OF_FACTS],
  ['thank_you', [...OF_FACTS, 'Manage your Registration', 'See the schedule']],
] as const)('the hero of %s asks nobody to register', async (mode, links) => {
  const event = testEvent({ website_homepage_active: mode });
  renderSite('/', { '/getClientEventFromDomain/{domain}': event });
  const main = await screen.findByRole('main', {}, { timeout: 60_000 });
  const hero = (await within(main).findByRole('heading', { level: 1 }, { timeout: 60_000 })).closest(
    'section',
  );
  if (!hero) throw new Error('There is no hero');
  const found = within(hero)
    .queryAllByRole('link')
    .map((link) => link.textContent);
  expect(found).toEqual(links);
});
