import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#engine/configuration/text.ts';
import { api } from '#engine/contract/api.ts';
import { ApiFailure } from './api-failure.ts';
import type { Call } from './client.ts';

const MINUTE = 60_000;

/** The event of this host; everything on a page leans on it. */
export const eventQuery = (call: Call, hostname?: string) =>
  queryOptions({
    queryKey: ['event'],
    queryFn: ({ signal }) => {
      const domain = hostname ?? window.location.hostname;
      return call(api.event.getClientEventFromDomain, { params: { domain }, signal });
    },
    staleTime: 5 * MINUTE,
  });

/** The home page's document. */
export const homePageQuery = (call: Call) =>
  queryOptions({
    queryKey: ['page', 'home'],
    queryFn: ({ signal }) => call(api.pages.loadEventHomePageForm, { signal }),
    staleTime: MINUTE,
  });

/** A page by its name in addresses; null where there is none of that name, which asking again does not change. */
export const customPageQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: ['page', code],
    queryFn: ({ signal }) =>
      call(api.pages.getCustomPage, { params: { code }, signal }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
    staleTime: MINUTE,
  });

/** Whether one can register now. */
export const registrationOptionQuery = (call: Call) =>
  queryOptions({
    queryKey: ['registration-option'],
    queryFn: ({ signal }) => call(api.forms.getRegistrationOption, { signal }),
    staleTime: 10_000,
  });

/** The form document of a type; always asked for anew when a step is entered, so that a change is on the page. */
export const formQuery = (call: Call, formType: string, locale?: Locale) =>
  queryOptions({
    queryKey: ['form', formType],
    queryFn: ({ signal }) =>
      call(api.forms.loadEventFormFromType, { body: { form_type: formType }, signal, locale }),
    staleTime: 0,
  });

/** The steps of a registration for its track, mode and days. */
export const stepsQuery = (call: Call, choice: { track: string; mode: string; day: string[] }) =>
  queryOptions({
    queryKey: ['steps', choice],
    queryFn: ({ signal }) => call(api.forms.loadStepConfiguration, { body: choice, signal }),
    staleTime: 0,
  });
