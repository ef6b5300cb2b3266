// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Analytics } from '#engine/event/documents/event/analytics.ts';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { consent } from '#src/lib/analytics/consent.ts';
import { MeasuredPagesProvider, measuredPages } from '#src/lib/analytics/measured-pages.ts';
import { useUnmeasuredView } from '#src/lib/analytics/unmeasured-view.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { ConsentButton } from './consent-button.tsx';
import { closeQuestion } from './consent-question.ts';
import { ConsentWatch } from './consent-watch.tsx';

const services = vi.hoisted(() => ({ started: [] as string[] }));
vi.mock('#src/lib/analytics/start-services.ts', () => ({
  hasStarted: () => services.started.length > 0,
  startServices: (all: readonly { service: string }[]) => {
    for (const { service } of all) if (!services.started.includes(service)) services.started.push(service);
  },
}));

const analytics: Analytics = {
  heatmap: { service: 'hotjar', track: 'Y', site: '3456789' },
  tags: { container: 'GTM-ABC123' },
};
/** jsdom's own location does not navigate: what would be is noted. */
const went: string[] = [];

beforeEach(async () => {
  services.started.length = 0;
  went.length = 0;
  consent.clear();
  vi.stubGlobal('location', {
    hostname: 'localhost',
    reload: () => went.push('anew'),
    assign: (address: string) => went.push(address),
    replace: (address: string) => went.push(`in place: ${address}`),
  });
  await loadArea('en', 'consent');
});
afterEach(() => {
  act(closeQuestion);
  vi.unstubAllGlobals();
});

/** A view that may not be measured, though its route may. */
function Unmeasured({ why }: { why: 'missing' | 'pending' }) {
  useUnmeasuredView(why);
  return <p>No page</p>;
}

function open(path = '/', given: Analytics | undefined = analytics) {
  const element = (
    <LocaleProvider locale="en">
      <EventProvider value={testEvent(given && { analytics: given })}>
        <ConsentWatch />
        <Outlet />
        <ConsentButton />
      </EventProvider>
    </LocaleProvider>
  );
  const page = <p>A page</p>;
  const handle = { isMeasured: true };
  const children = [
    { path: 'registration/*', element: page },
    { index: true, element: page, handle },
    { path: 'nowhere', element: <Unmeasured why="missing" />, handle },
    { path: 'slow', element: <Unmeasured why="pending" />, handle },
    { path: '*', element: page, handle },
  ];
  const routes = [{ path: '/', element, children }];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
  });
  render(
    <MeasuredPagesProvider value={measuredPages(routes)}>
      <RouterProvider router={router} />
    </MeasuredPagesProvider>,
  );
  return { router, user: userEvent.setup() };
}
const banner = () => screen.queryByRole('region', { name: 'Can we collect usage data?' });
const button = (name: string) => screen.getByRole('button', { name });

test('nothing is measured before the answer, and the question names who would', async () => {
  open();
  expect(banner()).toHaveTextContent(/Hotjar.*Google Tag Manager/);
  expect(banner()).not.toHaveTextContent('PostHog');
  expect(services.started).toEqual([]);
});

test('both answers weigh the same', () => {
  open();
  expect(button('Accept').className).toBe(button('Decline').className);
});

test('yes starts the services and is kept', async () => {
  const { user } = open();
  await user.click(button('Accept'));
  expect(services.started).toEqual(['hotjar', 'tags']);
  expect(banner()).toBeNull();
  expect(consent.read()?.choice).toBe('Y');
});

test('no starts nothing and is kept', async () => {
  const { user } = open();
  await user.click(button('Decline'));
  expect(services.started).toEqual([]);
  expect(banner()).toBeNull();
  expect(consent.read()?.choice).toBe('N');
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a browser that says %j is not asked, and not measured whatever was said before',
  async (says) => {
    for (const [key, value] of Object.entries(says))
      vi.stubGlobal('navigator', { ...navigator, [key]: value });
    consent.write({ choice: 'Y', services: ['hotjar', 'tags'] });
    const { user } = open();
    expect(banner()).toBeNull();
    expect(services.started).toEqual([]);
    await user.click(button('Privacy choices'));
    expect(banner()).toHaveTextContent('Your browser’s privacy settings already decline this');
    await user.click(button('Close'));
    expect(banner()).toBeNull();
  },
);

test('the answer is changed from the footer: what runs ends with the page', async () => {
  const { user } = open();
  await user.click(button('Accept'));
  await user.click(button('Privacy choices'));
  expect(screen.getByRole('heading', { name: 'Can we collect usage data?' })).toHaveFocus();
  expect(banner()).toHaveTextContent('You have accepted.');
  await user.click(button('Decline'));
  expect(went).toEqual(['anew']);
  expect(button('Privacy choices')).toHaveFocus();
});

test('a page of a registration is neither asked on nor measured', async () => {
  consent.write({ choice: 'Y', services: ['hotjar', 'tags'] });
  const { router } = open('/registration/step');
  expect(services.started).toEqual([]);
  await act(() => router.navigate('/about'));
  expect(services.started).toEqual(['hotjar', 'tags']);
});

test.each([
  [{}, '/registration/step?track=online#top'],
  [{ replace: true }, 'in place: /registration/step?track=online#top'],
])('with services running, the way to a registration loads the page anew (%j)', async (how, address) => {
  consent.write({ choice: 'Y', services: ['hotjar', 'tags'] });
  const { router } = open('/about');
  await act(() => router.navigate('/registration/step?track=online#top', how));
  await waitFor(() => expect(went).toEqual([address]));
  expect(router.state.location.pathname).toBe('/about');
});

test.each(['/nowhere', '/slow'])(
  'at %s, where no page is (yet), nobody is asked and nothing is measured',
  async (path) => {
    const { router } = open(path);
    expect(banner()).toBeNull();
    act(() => consent.write({ choice: 'Y', services: ['hotjar', 'tags'] }));
    expect(services.started).toEqual([]);
    await act(() => router.navigate('/about'));
    expect(services.started).toEqual(['hotjar', 'tags']);
  },
);

test('an address where no page is is not measured by who has said yes before', () => {
  consent.write({ choice: 'Y', services: ['hotjar', 'tags'] });
  open('/nowhere');
  expect(services.started).toEqual([]);
  expect(went).toEqual([]);
});

test('with services running, an address where no page is is loaded anew without them', async () => {
  consent.write({ choice: 'Y', services: ['hotjar', 'tags'] });
  const { router } = open('/about');
  await act(() => router.navigate('/slow'));
  expect(went).toEqual([]);
  await act(() => router.navigate('/nowhere'));
  expect(went).toEqual(['anew']);
});

test('an event that measures nothing asks nothing', () => {
  open('/', {});
  expect(banner()).toBeNull();
});
