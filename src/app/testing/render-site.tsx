import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import home from '#fixtures/events/teachers/page/home.json' with { type: 'json' };
import { ApiFailure, failureOf } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';
import { App } from '../app.tsx';
import { createQueryClient } from '../query-client.ts';
import { routes } from '../routes.tsx';
import { testEvent } from './test-event.ts';

/** Answers by path; a number is that error status, a function is asked at each call. */
export type Answers = Readonly<Record<string, unknown>>;

const usual: Answers = {
  '/getClientEventFromDomain/{domain}': testEvent(),
  '/loadEventHomePageForm': { version: 1, document: home },
  '/getRandomWorkshops': [],
  '/getSponsorLogosBySchema/{x}': [],
  '/getRegistrationOption': { registration_new_open: 'Y', full: 'N', full_tracks: [], waitlist: 'N' },
};

/** A client that answers from a table; what is not in it is 404. */
export function tableCall(answers: Answers): Call {
  const call = async (endpoint: { path: string }) => {
    const answer = { ...usual, ...answers }[endpoint.path] ?? 404;
    if (typeof answer === 'number') throw new ApiFailure(answer, failureOf(answer, { errors: {} }));
    return typeof answer === 'function' ? answer() : answer;
  };
  return call as Call;
}

/** Draws the whole site at an address, with the API replaced by a table. */
export function renderSite(path: string, answers: Answers = {}, tree: RouteObject[] = routes) {
  const router = createMemoryRouter(tree, { initialEntries: [path] });
  const queries = createQueryClient();
  const view = render(<App queries={queries} call={tableCall(answers)} router={router} />);
  return { ...view, router, queries, user: userEvent.setup() };
}
