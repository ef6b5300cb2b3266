import { Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import type { Locale } from '#engine/form/languages/text.ts';
import {
  AccountPage,
  ApplicationsPage,
  CodesPage,
  ContentPage,
  DocumentPage,
  DraftPage,
  EditPagePage,
  GroupsPage,
  HistoryPage,
  ImportPage,
  InvoicesPage,
  JobsPage,
  NewEventPage,
  OverviewPage,
  PublishPage,
  RegisterPage,
  RegistrationPage,
  RegistrationsPage,
  SitePage,
  TeamPage,
  WaitlistsPage,
} from './lazy-pages.ts';
import { FirstPage } from './shell/first-page.tsx';
import { NotFound } from './shell/not-found.tsx';
import { deskPath } from './shell/paths.ts';
import { Permitted } from './shell/permitted.tsx';
import { Loading } from './shell/states.tsx';
import { Shell } from './shell.tsx';

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
        <Suspense fallback={<Loading />}>
          <RegistrationsPage />
        </Suspense>
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
        <Suspense fallback={<Loading />}>
          <RegisterPage />
        </Suspense>
      </Permitted>
    ),
  },
  {
    path: 'registrations/:code',
    element: (
      <Permitted to="registrations">
        <Suspense fallback={<Loading />}>
          <RegistrationPage />
        </Suspense>
      </Permitted>
    ),
  },
  ...['applications', 'applications/:code'].map((path) => ({
    path,
    element: (
      <Permitted to="decisions">
        <Suspense fallback={<Loading />}>
          <ApplicationsPage />
        </Suspense>
      </Permitted>
    ),
  })),
  {
    path: 'team',
    element: (
      <Permitted to="team">
        <Suspense fallback={<Loading />}>
          <TeamPage />
        </Suspense>
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
  {
    path: 'account',
    element: (
      <Suspense fallback={<Loading />}>
        <AccountPage />
      </Suspense>
    ),
  },
  { path: '*', element: <NotFound /> },
];

/** Makes the router of the desk in a language. */
export function createDeskRouter(locale: Locale) {
  return createBrowserRouter([
    { path: deskPath(locale), element: <Shell />, children: pages },
    { path: '*', element: <Navigate to={deskPath(locale)} replace /> },
  ]);
}
