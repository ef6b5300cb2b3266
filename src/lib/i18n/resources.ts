import type { consent } from './en/consent.ts';
import type { desk } from './en/desk.ts';
import type { group } from './en/group.ts';
import type { manage } from './en/manage.ts';
import type { pages } from './en/pages.ts';
import type { problems } from './en/problems.ts';
import type { registration } from './en/registration.ts';
import type { schedule } from './en/schedule.ts';
import type { tickets } from './en/tickets.ts';
import type { trace } from './en/trace.ts';
import type { en } from './en.ts';

/** Every text by area; those of files of their own are there only after something has asked for them. */
export type Resources = typeof en & {
  readonly consent: typeof consent;
  readonly desk: typeof desk;
  readonly group: typeof group;
  readonly manage: typeof manage;
  readonly pages: typeof pages;
  readonly problems: typeof problems;
  readonly registration: typeof registration;
  readonly schedule: typeof schedule;
  readonly tickets: typeof tickets;
  readonly trace: typeof trace;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: Resources;
    returnNull: false;
  }
}
