import { flowOfPage } from '../../addresses/flow-pages.ts';
import type { GROUP_FLOW, REGISTRATION_FLOW } from '../flow/schema.ts';

/** Parts of an event that pages of the site are for; a flow is named by its code behind a slash. */
export type PageFeature = 'schedule' | 'products' | 'invitations' | `flow/${string}`;

// Types only: the first page of the site must not load the flow's schema for two names.
const REGISTRATION: `flow/${typeof REGISTRATION_FLOW}` = 'flow/registration';
const GROUPS: `flow/${typeof GROUP_FLOW}` = 'flow/group';

/** The product's pages by path, and what an event must have for them; the first match applies. */
const PAGES: readonly (readonly [path: RegExp, needs: readonly PageFeature[]])[] = [
  [/^\/schedule$/, ['schedule']],
  [/^\/registration\/(group|group-confirmation|checked-group|paid-confirmation)$/, [REGISTRATION, GROUPS]],
  [/^\/group-(start|pay)\//, [REGISTRATION, GROUPS]],
  [/^\/registration\/tickets$/, [REGISTRATION, 'products']],
  [/^\/registration\/start\/bypass$/, [REGISTRATION, 'invitations']],
  [/^\/(registration|lookup|change-registration|cancel-registration)(\/|$)/, [REGISTRATION]],
];

/** Whether a page, in the default language, is of a flow or a feature that an event with these does not have. */
export function isMissingPage(page: string, features: readonly string[]): boolean {
  const path = page.replace(/(?<=.)\/+$/, '');
  const flow = flowOfPage(path);
  const needs = PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const all = flow === '' ? needs : [...needs, `flow/${flow}` as const];
  return all.some((feature) => !features.includes(feature));
}
