import { api } from '#engine/contract/calls.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Call } from './client.ts';
import { query } from './query.ts';

const { forms } = api;

/** The form document of a type; always requested when a step is entered, so that changes appear. */
export const formQuery = (call: Call, form_type: string, locale?: Locale) => ({
  ...query(call, forms.loadEventFormFromType, { body: { form_type }, ...(locale && { locale }) }),
  staleTime: 0,
});
