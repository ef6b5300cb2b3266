import { type FlowPages, flowPages, NAMED_FLOW_PAGES } from '#engine/event/addresses/flow-pages.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { localeOfPath, pathWithoutLocale, withLocale } from '#src/lib/i18n/locale-path.ts';

/** Every page by its route name, with its path in the default language (spec §2). */
export const ROUTES = {
  home: '/',
  schedule: '/schedule',
  vendor: '/rostrum',
  'registration.manage': '/registration/manage',
  'registration.start': '/registration/start',
  'registration.start.bypass': '/registration/start/bypass',
  'registration.start.waitlist': '/registration/start/waitlist',
  'registration.waitlist': '/registration/waitlist',
  'registration.waitlist-success': '/registration/waitlist-success',
  'registration.step': '/registration/step',
  'registration.confirmation': '/registration/confirmation',
  'registration.tickets': '/registration/tickets',
  'registration.receipt-confirmation': '/registration/receipt-confirmation',
  'registration.lookup-registration': '/registration/lookup-registration',
  'registration.lookup-confirmation': '/registration/lookup-confirmation',
  'registration.existing': '/registration/existing',
  'registration.group': '/registration/group',
  'registration.group-confirmation': '/registration/group-confirmation',
  'registration.checked-group': '/registration/checked-group',
  'registration.paid-confirmation': '/registration/paid-confirmation',
  'group-start': '/group-start/:group_code',
  'group-pay': '/group-pay/:group_code',
  'registration.existing.mode': '/registration/existing/:mode',
  lookup: '/lookup',
  'change-registration': '/change-registration',
  'cancel-registration': '/cancel-registration',
  apply: '/apply/:flow',
  'apply.step': '/apply/:flow/step',
  'apply.confirmation': '/apply/:flow/confirmation',
  'apply.tickets': '/apply/:flow/tickets',
  'exhibitor-application': NAMED_FLOW_PAGES.exhibitor.begin,
  'exhibitor-application-confirmation': NAMED_FLOW_PAGES.exhibitor.confirmation,
  'sponsor-application': NAMED_FLOW_PAGES.sponsor.begin,
  'sponsor-application-confirmation': NAMED_FLOW_PAGES.sponsor.confirmation,
  'activity-application': NAMED_FLOW_PAGES.activity.begin,
  'activity-application-confirmation': NAMED_FLOW_PAGES.activity.confirmation,
  'workshop-proposals': NAMED_FLOW_PAGES.proposal.begin,
  'workshop-proposals.invitation': `${NAMED_FLOW_PAGES.proposal.begin}/:invitation_code`,
  'workshop-proposal-confirmation': NAMED_FLOW_PAGES.proposal.confirmation,
} as const;

export type RouteName = keyof typeof ROUTES;

/** A route's name in one language, e.g. `registration.start___fr`. */
export type LocalisedRouteName = `${RouteName}___${Locale}`;

/** A route's name with its language suffix. */
export function localisedName(name: RouteName, locale: Locale): LocalisedRouteName {
  return `${name}___${locale}`;
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);
const names = Object.keys(ROUTES).filter(isRouteName);

/** Matches a path; each `:param` stands for one segment. */
const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** The name of the route at an address; undefined where no page is. */
export function nameOfPath(pathname: string): LocalisedRouteName | undefined {
  const page = pathWithoutLocale(pathname).replace(/(?<=.)\/$/, '');
  const name = names.find((candidate) => pattern(ROUTES[candidate]).test(page));
  return name && localisedName(name, localeOfPath(pathname));
}

export type PathParams = Readonly<Record<string, string>>;
export type PathSearch = Readonly<Record<string, string | undefined>>;

/** The address of a page in a language; `:params` of its path are filled in, absent search values left out. */
export function pathTo(
  name: RouteName,
  locale: Locale,
  params: PathParams = {},
  search: PathSearch = {},
): string {
  const path = ROUTES[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  return addressOf(path, locale, search);
}

/** The address of a page of a flow, which may have addresses of its own. */
export function applyPath(
  part: keyof FlowPages,
  flow: string,
  locale: Locale,
  search: PathSearch = {},
): string {
  return addressOf(flowPages(flow)[part], locale, search);
}

function addressOf(path: string, locale: Locale, search: PathSearch): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value !== undefined) query.set(key, value);
  const text = query.toString();
  return withLocale(path, locale) + (text && `?${text}`);
}
