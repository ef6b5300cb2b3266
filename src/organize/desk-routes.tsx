import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import type { Locale } from '#engine/form/languages/text.ts';
import { AccountPage } from './account/account-page.tsx';
import { ApplicationsPage } from './applications/applications-page.tsx';
import { RegisterPage } from './register/register-page.tsx';
import { RegistrationPage } from './registration/registration-page.tsx';
import { RegistrationsPage } from './registrations/registrations-page.tsx';
import { FirstPage } from './shell/first-page.tsx';
import { NotFound } from './shell/not-found.tsx';
import { deskPath } from './shell/paths.ts';
import { Permitted } from './shell/permitted.tsx';
import { Loading } from './shell/states.tsx';
import { Shell } from './shell.tsx';
import { TeamPage } from './team/team-page.tsx';

// Its charts are loaded with it only.
const OverviewPage = lazy(async () => ({
  default: (await import('./overview/overview-page.tsx')).OverviewPage,
}));

// Few organizers import anything.
const ImportPage = lazy(async () => ({
  default: (await import('./import/import-page.tsx')).ImportPage,
}));

const JobsPage = lazy(async () => ({
  default: (await import('./jobs/jobs-page.tsx')).JobsPage,
}));

const InvoicesPage = lazy(async () => ({
  default: (await import('./invoices/invoices-page.tsx')).InvoicesPage,
}));

const CodesPage = lazy(async () => ({
  default: (await import('./codes/codes-page.tsx')).CodesPage,
}));

const ContentPage = lazy(async () => ({
  default: (await import('./content/content-page.tsx')).ContentPage,
}));

const DraftPage = lazy(async () => ({
  default: (await import('./content/draft/draft-page.tsx')).DraftPage,
}));

const SitePage = lazy(async () => ({
  default: (await import('./content/site/site-page.tsx')).SitePage,
}));

const EditPagePage = lazy(async () => ({
  default: (await import('./content/site/edit-page-page.tsx')).EditPagePage,
}));

const PublishPage = lazy(async () => ({
  default: (await import('./content/publish/publish-page.tsx')).PublishPage,
}));

const HistoryPage = lazy(async () => ({
  default: (await import('./content/history/history-page.tsx')).HistoryPage,
}));

// The form engine comes with it.
const DocumentPage = lazy(async () => ({
  default: (await import('./content/editor/document-page.tsx')).DocumentPage,
}));

const NewEventPage = lazy(async () => ({
  default: (await import('./new-event/new-event-page.tsx')).NewEventPage,
}));

const GroupsPage = lazy(async () => ({
  default: (await import('./groups/groups-page.tsx')).GroupsPage,
}));

const WaitlistsPage = lazy(async () => ({
  default: (await import('./waitlists/waitlists-page.tsx')).WaitlistsPage,
}));

/** The pages of the desk, under `/organize` of a language. */
const pages: RouteObject[] = [
  { index: true, element: <FirstPage /> },
  {
    path: 'overview',
    element: (
      <Permitted to="registrations">
        <Suspense fallback={<Loading />}>
          <OverviewPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'registrations',
    element: (
      <Permitted to="registrations">
        <RegistrationsPage />
      </Permitted>
    ),
  },
  {
    path: 'registrations/import',
    element: (
      <Permitted to="edit">
        <Suspense fallback={<Loading />}>
          <ImportPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'jobs/:id?',
    element: (
      <Permitted to="edit">
        <Suspense fallback={<Loading />}>
          <JobsPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'invoices',
    element: (
      <Permitted to="money">
        <Suspense fallback={<Loading />}>
          <InvoicesPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'codes',
    element: (
      <Permitted to="codes">
        <Suspense fallback={<Loading />}>
          <CodesPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'content',
    element: (
      <Permitted to="content">
        <Suspense fallback={<Loading />}>
          <ContentPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'content/history/:kind/:code',
    element: (
      <Permitted to="content">
        <Suspense fallback={<Loading />}>
          <HistoryPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'content/drafts/:id',
    element: (
      <Permitted to="content">
        <Suspense fallback={<Loading />}>
          <DraftPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'content/site',
    element: (
      <Permitted to="content">
        <Suspense fallback={<Loading />}>
          <EditPagePage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'content/drafts/:id/site',
    element: (
      <Permitted to="content">
        <Suspense fallback={<Loading />}>
          <SitePage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'content/drafts/:id/publish',
    element: (
      <Permitted to="content">
        <Suspense fallback={<Loading />}>
          <PublishPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'content/drafts/:id/:kind/:code',
    element: (
      <Permitted to="content">
        <Suspense fallback={<Loading />}>
          <DocumentPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'groups',
    element: (
      <Permitted to="registrations">
        <Suspense fallback={<Loading />}>
          <GroupsPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'waitlists',
    element: (
      <Permitted to="registrations">
        <Suspense fallback={<Loading />}>
          <WaitlistsPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'registrations/new',
    element: (
      <Permitted to="edit">
        <RegisterPage />
      </Permitted>
    ),
  },
  {
    path: 'registrations/:code',
    element: (
      <Permitted to="registrations">
        <RegistrationPage />
      </Permitted>
    ),
  },
  ...['applications', 'applications/:code'].map((path) => ({
    path,
    element: (
      <Permitted to="decisions">
        <ApplicationsPage />
      </Permitted>
    ),
  })),
  {
    path: 'team',
    element: (
      <Permitted to="team">
        <TeamPage />
      </Permitted>
    ),
  },
  {
    path: 'new-event',
    element: (
      <Permitted to="team">
        <Suspense fallback={<Loading />}>
          <NewEventPage />
        </Suspense>
      </Permitted>
    ),
  },
  { path: 'account', element: <AccountPage /> },
  { path: '*', element: <NotFound /> },
];

/** Makes the router of the desk in a language. */
export function createDeskRouter(locale: Locale) {
  return createBrowserRouter([
    { path: deskPath(locale), element: <Shell />, children: pages },
    { path: '*', element: <Navigate to={deskPath(locale)} replace /> },
  ]);
}
