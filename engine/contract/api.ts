import { configuration } from './configuration.ts';
import { contact } from './contact.ts';
import { event } from './event.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import { registration } from './registration.ts';

/** Every call that is served, by resource: the client, the server and the documentation are made from this. */
export const api = { event, pages, forms, contact, registration, configuration } as const;
export type Api = typeof api;
