// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { loadTexts } from '#src/lib/i18n/texts.ts';
import { currentRegistration, updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';
import { renderHeader } from './testing/render-header.tsx';

beforeAll(async () => {
  // What is loaded on demand in the browser is here from the start: opening it takes no time of its own.
  await Promise.all([loadTexts('en'), loadTexts('fr'), import('./mega-menu.tsx')]);
});
beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
});

const toggle = () => screen.getByRole('button', { name: 'Conference Information' });
const category = (name: string) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const isOpen = () => screen.queryByRole('list', { name: 'Programme' }) !== null;

async function openMenu(...args: Parameters<typeof renderHeader>) {
  const view = renderHeader(...args);
  await view.user.click(toggle());
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'true'));
  return view;
}

test('in the bar stand home and the button only; it opens and closes the mega menu', async () => {
  const { bar, user } = renderHeader();
  expect(bar().getByRole('navigation')).toHaveTextContent(/^HomeConference Information$/);
  await user.click(toggle());
  await screen.findByRole('list', { name: 'Programme' });
  expect(toggle()).toHaveAttribute('aria-controls', document.querySelector('.mega')?.id);
  await user.click(toggle());
  expect(isOpen()).toBe(false);
});

test('an event without a menu has home only', () => {
  const { bar } = renderHeader({ menu: [] });
  expect(bar().getByRole('navigation')).toHaveTextContent(/^Home$/);
});

test('without submenus the menu has the categories that lead somewhere themselves', async () => {
  const { bar } = await openMenu({ website_menu_submenu_activated: 'N' });
  expect(bar().getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
  expect(screen.queryByRole('button', { name: 'Programme' })).toBeNull();
});

test.each([
  ['Y', 1],
  ['N', 0],
] as const)('“Manage your Registration” by its option: %s', async (option, entries) => {
  await openMenu({ website_menu_manage_registration: option });
  expect(screen.queryAllByRole('link', { name: 'Manage your Registration' })).toHaveLength(entries);
});

test('a page is chosen in the language of the site, and the menu closes', async () => {
  const { user, path } = await openMenu({}, 'fr');
  expect(link(/^Schedule/)).toHaveAttribute('href', '/fr/schedule?day=friday');
  await user.click(link(/^Schedule/));
  expect(path()).toBe('/fr/schedule?day=friday');
  expect(isOpen()).toBe(false);
});

describe('what is stored of a track', () => {
  const track = { regtrackCode: 'online-track', regtrackID: '102' };
  const none = { regtrackCode: '', regtrackID: '' };

  test.each([
    ['Programme', /^Keynotes/, '/keynotes', none],
    ['Registration', 'Find your registration', '/registration/manage', none],
    ['Registration', 'Online', '/registration/start?track=online', track],
  ])('after %s, %s', async (above, name, leads, stored) => {
    updateCurrentRegistration({ code: 'RTG-1', regtrackCode: 'before', regtrackID: '1' });
    const { user, path } = await openMenu();
    await user.click(category(above));
    await user.click(link(name));
    await waitFor(() => expect(path()).toBe(leads));
    expect(currentRegistration.read()).toMatchObject({ code: 'RTG-1', ...stored });
  });

  test('after a track that is not there, and the visitor stays', async () => {
    updateCurrentRegistration({ regtrackCode: 'before', regtrackID: '1' });
    const { user, path } = await openMenu();
    await user.click(category('Registration'));
    await user.click(link('Gone'));
    await screen.findByText('This option is no longer available.');
    expect(path()).toBe('/');
    expect(currentRegistration.read()).toMatchObject(none);
  });
});

test('an external link opens in a new tab that cannot reach this one; what is not safe is no link', async () => {
  const { user } = await openMenu();
  await user.hover(link('About us'));
  act(() => link('About us').focus());
  expect(link('The association')).toHaveAttribute('target', '_blank');
  expect(link('The association')).toHaveAttribute('rel', 'noopener');
  expect(link('The association')).toHaveAttribute('href', 'https://example.org/');
  expect(screen.queryByText('Bad')).toBeNull();
});

describe('by keyboard', () => {
  test('an arrow enters, arrows lead about, Esc gives the focus back', async () => {
    const { user } = renderHeader();
    act(() => toggle().focus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(category('Programme')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(category('Registration')).toHaveFocus();
    expect(link('Online')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(link('Gone')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(category('Registration')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  test('Tab leads from the category to its pages, and out of the menu, which closes', async () => {
    const { user } = await openMenu();
    await user.tab();
    expect(category('Programme')).toHaveFocus();
    await user.tab();
    expect(link(/^Schedule/)).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(link(/^Speakers/)).toHaveFocus();
    await user.tab();
    expect(screen.getAllByRole('link', { name: 'Register Now' })[0]).toHaveFocus();
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Français' })).toHaveFocus();
    expect(isOpen()).toBe(false);
  });
});

test('a click outside closes it', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'In the page' }));
  expect(isOpen()).toBe(false);
});

describe('by pointer', () => {
  /** Moves to a place over a category; jsdom's events have neither type nor time of their own. */
  function moveOver(name: string, clientX: number, clientY: number, time: number, pointerType = 'mouse') {
    const move = new MouseEvent('pointermove', { bubbles: true, clientX, clientY });
    Object.defineProperties(move, { pointerType: { value: pointerType }, timeStamp: { value: time } });
    fireEvent(screen.getByText(name), move);
  }

  test('a vertical movement shows the category under it, one across does not', async () => {
    await openMenu();
    moveOver('Programme', 50, 10, 1000);
    moveOver('Registration', 150, 60, 1060);
    expect(isOpen()).toBe(true);
    moveOver('Registration', 152, 80, 1120);
    expect(screen.getByRole('list', { name: 'Registration' })).toBeVisible();
  });

  test('a pointer that rests on a category shows it; a finger presses', async () => {
    await openMenu();
    moveOver('Registration', 50, 10, 1000, 'touch');
    moveOver('Registration', 50, 90, 1060, 'touch');
    expect(isOpen()).toBe(true);
    moveOver('Registration', 150, 60, 1200);
    expect(isOpen()).toBe(true);
    await screen.findByRole('list', { name: 'Registration' });
  });
});
