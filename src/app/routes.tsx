import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { DEFAULT_LOCALE, LOCALES } from '#engine/form/languages/text.ts';
import { galleryRoutes } from '#src/gallery/gallery-route.ts';
import { NotFoundPage } from '#src/layout/not-found-page.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { namedFlowRoutes } from './named-flow-routes.ts';
import { PageError } from './page-error.tsx';
import { hasOpenMap, loadPlaces } from './places-on-demand.ts';
import type { RouteHandle } from './route-handle.ts';
import { Site } from './site.tsx';
import { SiteError } from './site-error.tsx';
import { SiteSkeleton } from './site-skeleton.tsx';

const localeOf = ({ request }: LoaderFunctionArgs) => localeOfPath(new URL(request.url).pathname);
const minimal: RouteHandle = { footer: 'minimal' };
const thereOnly: RouteHandle = { isDrawnThere: true };
/** Pages that depend on the browser's storage. */
const drawnHere: RouteHandle = { isDrawnThere: false };
/** A public page of the site: an organizer may have its visits measured. */
const measured: RouteHandle = { isMeasured: true };
/** A tool that uses the whole window. */
const inspecting: RouteHandle = { isDrawnThere: true, footer: 'none' };

/** Address prefixes of languages: `fr?`, and another optional segment for each further language. */
const prefixes = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  .map((locale) => `${locale}?`)
  .join('/');

/**
 * The pages of the site. The language is an optional first segment of one tree, so that changing it keeps every
 * component mounted, with what was typed.
 */
export const routes: RouteObject[] = [
  {
    id: 'site',
    path: prefixes,
    caseSensitive: true,
    loader: async (args) => {
      await loadTexts(localeOf(args));
      return null;
    },
    Component: Site,
    ErrorBoundary: SiteError,
    HydrateFallback: SiteSkeleton,
    children: [
      {
        // The English pages of an event in another language (locale-path.ts).
        path: `${DEFAULT_LOCALE}?`,
        caseSensitive: true,
        ErrorBoundary: PageError,
        children: [
          { index: true, handle: measured, lazy: () => import('#src/features/pages/home-page.tsx') },
          ...namedFlowRoutes,
          {
            path: 'registration',
            caseSensitive: true,
            handle: thereOnly,
            loader: async (args) => {
              await loadArea(localeOf(args), 'registration');
              return null;
            },
            children: [
              {
                index: true,
                loader: (args) => redirect(pathTo('registration.manage', localeOf(args))),
                // Shown only while the target of the redirect loads.
                Component: SiteSkeleton,
              },
              { path: 'manage', lazy: () => import('#src/features/manage/manage-page.tsx') },
              {
                path: 'start',
                handle: drawnHere,
                lazy: () => import('#src/features/registration/start-page.tsx'),
              },
              {
                path: 'start/bypass',
                lazy: () => import('#src/features/registration/start-bypass-page.tsx'),
              },
              {
                path: 'start/waitlist',
                lazy: () => import('#src/features/registration/start-waitlist-page.tsx'),
              },
              { path: 'waitlist', lazy: () => import('#src/features/registration/waitlist-page.tsx') },
              {
                path: 'waitlist-success',
                lazy: () => import('#src/features/registration/waitlist-success-page.tsx'),
              },
              {
                path: 'step',
                handle: minimal,
                lazy: () => import('#src/features/registration/step-page.tsx'),
              },
              {
                path: 'confirmation',
                lazy: () => import('#src/features/registration/confirmation-page.tsx'),
              },
              {
                path: 'tickets',
                handle: minimal,
                lazy: () => import('#src/features/registration/tickets-page.tsx'),
              },
              {
                path: 'receipt-confirmation',
                lazy: () => import('#src/features/registration/receipt-confirmation-page.tsx'),
              },
              {
                path: 'lookup-registration',
                lazy: () => import('#src/features/manage/lookup-registration-page.tsx'),
              },
              {
                path: 'lookup-confirmation',
                lazy: () => import('#src/features/manage/lookup-confirmation-page.tsx'),
              },
              {
                path: 'existing/:mode?',
                lazy: () => import('#src/features/manage/existing-page.tsx'),
              },
              {
                path: 'pay/:secret',
                handle: minimal,
                lazy: () => import('#src/features/owed/pay-page.tsx'),
              },
              { path: 'group', lazy: () => import('#src/features/group/group-page.tsx') },
              {
                path: 'group-confirmation',
                lazy: () => import('#src/features/group/group-confirmation-page.tsx'),
              },
              { path: 'checked-group', lazy: () => import('#src/features/group/checked-group-page.tsx') },
              {
                path: 'paid-confirmation',
                lazy: () => import('#src/features/group/paid-confirmation-page.tsx'),
              },
            ],
          },
          {
            path: 'lookup',
            caseSensitive: true,
            handle: thereOnly,
            loader: async (args) => {
              await loadArea(localeOf(args), 'registration');
              return null;
            },
            children: [{ index: true, lazy: () => import('#src/features/manage/lookup-page.tsx') }],
          },
          {
            path: 'change-registration',
            caseSensitive: true,
            handle: thereOnly,
            loader: async (args) => {
              await loadArea(localeOf(args), 'registration');
              return null;
            },
            children: [{ index: true, lazy: () => import('#src/features/change/change-page.tsx') }],
          },
          {
            path: 'cancel-registration',
            caseSensitive: true,
            handle: thereOnly,
            loader: async (args) => {
              await loadArea(localeOf(args), 'registration');
              return null;
            },
            children: [{ index: true, lazy: () => import('#src/features/cancel/cancel-page.tsx') }],
          },
          {
            path: 'group-start/:group_code',
            caseSensitive: true,
            handle: thereOnly,
            // A link that is shared or printed: its page is that of a code that was typed.
            loader: (args) => {
              const invitation = new URL(args.request.url).searchParams.get('invitation') ?? undefined;
              const { group_code = '' } = args.params;
              return redirect(
                pathTo('registration.checked-group', localeOf(args), {}, { group_code, invitation }),
              );
            },
            Component: SiteSkeleton,
          },
          {
            path: 'group-pay/:group_code',
            caseSensitive: true,
            handle: thereOnly,
            loader: async (args) => {
              await loadArea(localeOf(args), 'registration');
              return null;
            },
            children: [
              { index: true, handle: minimal, lazy: () => import('#src/features/group/group-pay-page.tsx') },
            ],
          },
          {
            path: 'apply/:flow',
            caseSensitive: true,
            handle: thereOnly,
            loader: async (args) => {
              await loadArea(localeOf(args), 'registration');
              return null;
            },
            children: [
              { index: true, lazy: () => import('#src/features/apply/apply-page.tsx') },
              {
                path: 'step',
                handle: minimal,
                lazy: () => import('#src/features/apply/apply-step-page.tsx'),
              },
              { path: 'confirmation', lazy: () => import('#src/features/apply/apply-confirmation-page.tsx') },
              {
                path: 'tickets',
                handle: minimal,
                lazy: () => import('#src/features/apply/apply-tickets-page.tsx'),
              },
            ],
          },
          {
            path: 'schedule',
            caseSensitive: true,
            handle: measured,
            loader: async (args) => {
              const locale = localeOf(args);
              await Promise.all([loadArea(locale, 'schedule'), hasOpenMap(args) && loadPlaces(locale)]);
              return null;
            },
            // Days, filters and dialogs are in the search part and load nothing.
            shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
            lazy: () => import('./schedule-route.tsx'),
          },
          {
            path: 'rostrum',
            caseSensitive: true,
            lazy: () => import('#src/features/pages/vendor/vendor-page.tsx'),
          },
          {
            path: 'inspect',
            caseSensitive: true,
            handle: inspecting,
            lazy: () => import('#src/features/inspector/inspector-page.tsx'),
          },
          ...galleryRoutes,
          { path: ':pageUrl/:subPageUrl?', handle: measured, lazy: () => import('./custom-page.tsx') },
          { path: '*', handle: minimal, Component: NotFoundPage },
        ],
      },
    ],
  },
];
