import '@fontsource-variable/geist';
import '@fontsource-variable/geist-mono';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/find.css';
import './styles/list.css';
import './styles/bulk.css';
import './styles/page.css';
import './styles/actions.css';
import './styles/overview.css';
import './styles/applications.css';
import './styles/invoices.css';
import './styles/codes.css';
import './styles/content.css';
import './styles/history.css';
import './styles/jobs.css';
import './styles/import.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { loadCalendar } from '#engine/form/format/load-calendar.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { eventQuery } from '#src/api/queries.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { loadDeskTexts } from '#src/lib/i18n/desk-texts.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { createDeskClient } from './api/desk-client.ts';
import { signInQuery } from './api/use-organizer.ts';
import { createDeskRouter } from './desk-routes.tsx';
import { NoticeProvider } from './shell/notices.tsx';

/** Starts the organizers' desk, in the language of its address. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('organize.html has no #root');
  const locale = localeOfPath(window.location.pathname);
  document.documentElement.lang = locale;
  loadCalendar(locale);
  const queries = createQueryClient();
  const call = createDeskClient(locale, queries);
  // Asked for beside the texts; what fails here fails again where it is shown.
  void queries.prefetchQuery(eventQuery(call));
  void queries.prefetchQuery(signInQuery(call));
  await loadDeskTexts(locale);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <CallProvider value={call}>
          <LocaleProvider locale={locale}>
            <NoticeProvider>
              <RouterProvider router={createDeskRouter(locale)} />
            </NoticeProvider>
          </LocaleProvider>
        </CallProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
