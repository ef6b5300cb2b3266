import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Call } from './client.ts';
import { query, queryKeyOf } from './query.ts';

const MINUTE = 60_000;
const { event, forms, pages } = api;

/** This host's event, on which every page depends. There is one, whatever name the host has. */
export const eventQuery = (call: Call, hostname?: string) =>
  queryOptions({
    queryKey: queryKeyOf(event.getClientEventFromDomain),
    queryFn: ({ signal }) => {
      const domain = hostname ?? window.location.hostname;
      return call(event.getClientEventFromDomain, { params: { domain }, signal });
    },
    staleTime: 5 * MINUTE,
  });

/** The home page's document. */
export const homePageQuery = (call: Call) => ({
  ...query(call, pages.loadEventHomePageForm, {}),
  staleTime: MINUTE,
});

/** A page by its code, including those that replace the home page. */
export const pageByCodeQuery = (call: Call, code: string) => ({
  ...query(call, pages.loadCustomPageFormByCode, { params: { code } }),
  staleTime: MINUTE,
});

/** Whether one can register now. */
export const registrationOptionQuery = (call: Call) => ({
  ...query(call, forms.getRegistrationOption, {}),
  staleTime: 10_000,
});
