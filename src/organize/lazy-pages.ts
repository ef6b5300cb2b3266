import { lazy } from 'react';
import { loadable } from './shell/loadable.tsx';

const loadRegistrations = () => import('./registrations/registrations-page.tsx');
const loadRegistration = () => import('./registration/registration-page.tsx');

/** Loads the first page before it is shown. What fails is tried again when it is. */
export function loadFirst(): void {
  OverviewPage.load().catch(() => {});
}

/** Loads the pages that are opened most. */
export function loadNext(): void {
  for (const load of [loadRegistrations, loadRegistration]) load().catch(() => {});
}

export const OverviewPage = loadable(async () => (await import('./overview/overview-page.tsx')).OverviewPage);
export const RegistrationsPage = lazy(async () => ({
  default: (await loadRegistrations()).RegistrationsPage,
}));
export const RegistrationPage = lazy(async () => ({ default: (await loadRegistration()).RegistrationPage }));
export const AccountPage = lazy(async () => ({
  default: (await import('./account/account-page.tsx')).AccountPage,
}));
export const ApplicationsPage = lazy(async () => ({
  default: (await import('./applications/applications-page.tsx')).ApplicationsPage,
}));
export const CodesPage = lazy(async () => ({ default: (await import('./codes/codes-page.tsx')).CodesPage }));
export const ContentPage = lazy(async () => ({
  default: (await import('./content/content-page.tsx')).ContentPage,
}));
export const DocumentPage = lazy(async () => ({
  default: (await import('./content/editor/document-page.tsx')).DocumentPage,
}));
export const DraftPage = lazy(async () => ({
  default: (await import('./content/draft/draft-page.tsx')).DraftPage,
}));
export const EditPagePage = lazy(async () => ({
  default: (await import('./content/site/edit-page-page.tsx')).EditPagePage,
}));
export const GroupsPage = lazy(async () => ({
  default: (await import('./groups/groups-page.tsx')).GroupsPage,
}));
export const HistoryPage = lazy(async () => ({
  default: (await import('./content/history/history-page.tsx')).HistoryPage,
}));
export const ImportPage = lazy(async () => ({
  default: (await import('./import/import-page.tsx')).ImportPage,
}));
export const InvoicesPage = lazy(async () => ({
  default: (await import('./invoices/invoices-page.tsx')).InvoicesPage,
}));
export const JobsPage = lazy(async () => ({ default: (await import('./jobs/jobs-page.tsx')).JobsPage }));
export const NewEventPage = lazy(async () => ({
  default: (await import('./new-event/new-event-page.tsx')).NewEventPage,
}));
export const PublishPage = lazy(async () => ({
  default: (await import('./content/publish/publish-page.tsx')).PublishPage,
}));
export const RegisterPage = lazy(async () => ({
  default: (await import('./register/register-page.tsx')).RegisterPage,
}));
export const SitePage = lazy(async () => ({
  default: (await import('./content/site/site-page.tsx')).SitePage,
}));
export const TeamPage = lazy(async () => ({ default: (await import('./team/team-page.tsx')).TeamPage }));
export const WaitlistsPage = lazy(async () => ({
  default: (await import('./waitlists/waitlists-page.tsx')).WaitlistsPage,
}));
