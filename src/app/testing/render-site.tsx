import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import home from '#fixtures/events/teachers/page/home.json' with { type: 'json' };
import type { Call } from '#src/api/client.ts';
import { type Answers, tableCall } from '#src/api/testing/table-call.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { App } from '../app.tsx';
import { routes } from '../routes.tsx';
import { testEvent } from './test-event.ts';

const usual: Answers = {
  '/getClientEventFromDomain/{domain}': testEvent(),
  '/loadEventHomePageForm': { version: 1, document: home },
  '/getRandomWorkshops': [],
  '/getSponsorLogosBySchema/{x}': [],
  '/getRegistrationOption': { registration_new_open: 'Y', full: 'N', full_tracks: [], waitlist: 'N' },
};

/** What every page of the site asks, answered as usual where a test says nothing of it. */
export const siteCall = (answers: Answers): Call => tableCall({ ...usual, ...answers });

/** Draws the whole site at an address, with the API replaced by a table. */
export function renderSite(path: string, answers: Answers = {}, tree: RouteObject[] = routes) {
  const router = createMemoryRouter(tree, { initialEntries: [path] });
  const queries = createQueryClient();
  const view = render(<App queries={queries} call={siteCall(answers)} router={router} />);
  return { ...view, router, queries, user: userEvent.setup() };
}
