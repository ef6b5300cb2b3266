// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadTexts } from '#src/lib/i18n/texts.ts';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { VersionToast } from './version-toast.tsx';

beforeAll(async () => {
  await Promise.all([loadTexts('en'), loadTexts('fr')]);
});
beforeEach(() => localStorage.clear());

const served = vi.fn<() => Promise<Response>>();
const answer = (version: unknown) => served.mockImplementation(async () => Response.json({ version }));
vi.stubGlobal('fetch', served);

/** Draws it and waits for the first answer to have been read. */
async function renderToast(locale: Locale = 'en') {
  const reload = vi.fn();
  await act(async () => {
    render(
      <LocaleProvider locale={locale}>
        <ToastProvider label="Messages" dismissLabel="Dismiss">
          <VersionToast reload={reload} />
        </ToastProvider>
      </LocaleProvider>,
    );
  });
  return reload;
}
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const toast = () => screen.queryByText('New version available for now.');

test('the first version is the visitor’s without a word', async () => {
  answer('1.0.0');
  await renderToast();
  expect(toast()).toBeNull();
  expect(localStorage.getItem('APP_VERSION')).toBe('1.0.0');
});

test('another version is offered until it is answered; Reload stores it and loads the page anew', async () => {
  localStorage.setItem('APP_VERSION', '1.0.0');
  answer('1.1.0');
  const reload = await renderToast();
  expect(toast()).toBeVisible();
  expect(screen.getByText('Do you want to update?')).toBeVisible();
  expect(localStorage.getItem('APP_VERSION')).toBe('1.0.0');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(localStorage.getItem('APP_VERSION')).toBe('1.1.0');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('once dismissed it is not offered again on this page, but the next one is', async () => {
  localStorage.setItem('APP_VERSION', '1.0.0');
  answer('1.1.0');
  await renderToast();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await lookAgain();
  expect(toast()).toBeNull();
  answer('1.2.0');
  await lookAgain();
  expect(toast()).toBeVisible();
  answer('1.3.0');
  await lookAgain();
  expect(screen.getAllByText('New version available for now.')).toHaveLength(1);
});

test('in French', async () => {
  localStorage.setItem('APP_VERSION', '1.0.0');
  answer('1.1.0');
  await renderToast('fr');
  expect(screen.getByText('Une nouvelle version est offerte.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recharger' })).toBeVisible();
});

test.each([
  ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response('{"version":"2"}', { status: 503 })],
  ['a page in its place', async () => new Response('<!doctype html>')],
  ['no version', async () => Response.json({})],
  ['a version that is none', async () => Response.json({ version: 2 })],
  ['null', async () => Response.json(null)],
])('%s offers nothing', async (_, fails) => {
  localStorage.setItem('APP_VERSION', '1.0.0');
  served.mockImplementation(fails);
  await renderToast();
  expect(served).toHaveBeenCalled();
  expect(toast()).toBeNull();
  expect(localStorage.getItem('APP_VERSION')).toBe('1.0.0');
});
