import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Event } from '#engine/contract/event.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import type { Call } from '#src/api/client.ts';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { Header } from '../../header.tsx';
import { testMenu } from './test-menu.ts';

const PATHS = {
  en: { home: '/', manage: '/registration/manage', start: '/registration/start', vendor: '/rostrum' },
  fr: {
    home: '/fr',
    manage: '/fr/registration/manage',
    start: '/fr/registration/start',
    vendor: '/fr/rostrum',
  },
} as const;

/** The track lookup: `online` is there, `gone` is not, and anything else does not get through. */
const call = (async (_: object, { params }: { params: { seo: string } }) => {
  if (params.seo === 'online') return { ID: '102', code: 'online-track', name: 'Online' };
  throw new ApiFailure(params.seo === 'gone' ? 404 : 0, { kind: 'fault', errors: {} });
}) as unknown as Call;

/** Draws the header with the test menu, over a page with a button. */
export function renderHeader(event: Partial<Event> = {}, locale: Locale = 'en') {
  const page = (
    <LocaleProvider locale={locale}>
      <EventProvider value={testEvent({ menu: testMenu, ...event })}>
        <ToastProvider label="Messages" dismissLabel="Dismiss">
          <CallProvider value={call}>
            <Header links={PATHS[locale]} />
            <main>
              <button type="button">In the page</button>
            </main>
          </CallProvider>
        </ToastProvider>
      </EventProvider>
    </LocaleProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [PATHS[locale].home] });
  const view = render(<RouterProvider router={router} />);
  const bar = () => within(screen.getByRole('banner'));
  const path = () => router.state.location.pathname + router.state.location.search;
  return { ...view, bar, path, user: userEvent.setup() };
}
