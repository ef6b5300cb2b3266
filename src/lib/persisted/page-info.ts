import type { Event } from '#engine/contract/event.ts';
import { HOMEPAGES } from '#engine/event/documents/event/homepages.ts';
import { persistedValue } from './persisted-value.ts';
import { textRecord } from './text-record.ts';

const FLAGS = [
  'registration_new_open',
  'registration_workshops',
  'event_bilingual',
  'website_menu_manage_registration',
  'website_menu_submenu_activated',
] as const;

/** The site's state on the last visit (spec §3 "Page info"). */
export type PageInfo = Pick<Event, (typeof FLAGS)[number] | 'website_homepage_active'>;

const texts = textRecord([...FLAGS, 'website_homepage_active']);

function parse(stored: unknown): PageInfo | undefined {
  const info = texts(stored);
  if (!info) return undefined;
  const areFlags = FLAGS.every((flag) => info[flag] === 'Y' || info[flag] === 'N');
  const isHomepage = HOMEPAGES.some((homepage) => homepage === info.website_homepage_active);
  // Both were checked above.
  return areFlags && isHomepage ? (info as PageInfo) : undefined;
}

/** The page info of the last visit, for one day. */
export const pageInfo = persistedValue('page-info', parse);

/** The page info of an event as it is now. */
export function pageInfoOf(event: PageInfo): PageInfo {
  const { website_homepage_active } = event;
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, event[flag]]));
  return { ...(flags as Omit<PageInfo, 'website_homepage_active'>), website_homepage_active };
}
