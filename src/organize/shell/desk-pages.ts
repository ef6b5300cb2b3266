import type { Permission } from '#engine/contract/roles.ts';
import type { IconName } from './icon.tsx';

type DeskPage = {
  /** The key of its title. */
  readonly name: `nav.${'overview' | 'registrations' | 'applications' | 'invoices' | 'codes' | 'content' | 'groups' | 'waitlists' | 'jobs' | 'team' | 'new_event' | 'account'}`;
  readonly path: string;
  readonly icon: IconName;
  /** Roles without it are not offered the page. */
  readonly permission?: Permission;
};

/** The pages of the menu, in its order. */
export const deskPages: readonly DeskPage[] = [
  { name: 'nav.overview', path: '/overview', icon: 'chart', permission: 'registrations' },
  { name: 'nav.registrations', path: '/registrations', icon: 'users', permission: 'registrations' },
  { name: 'nav.applications', path: '/applications', icon: 'inbox', permission: 'decisions' },
  { name: 'nav.invoices', path: '/invoices', icon: 'card', permission: 'money' },
  { name: 'nav.codes', path: '/codes', icon: 'gift', permission: 'codes' },
  { name: 'nav.groups', path: '/groups', icon: 'users', permission: 'registrations' },
  { name: 'nav.waitlists', path: '/waitlists', icon: 'clock', permission: 'registrations' },
  { name: 'nav.content', path: '/content', icon: 'draft', permission: 'content' },
  { name: 'nav.jobs', path: '/jobs', icon: 'jobs', permission: 'edit' },
  { name: 'nav.team', path: '/team', icon: 'shield', permission: 'team' },
  { name: 'nav.new_event', path: '/new-event', icon: 'plus', permission: 'team' },
  { name: 'nav.account', path: '/account', icon: 'user' },
];
