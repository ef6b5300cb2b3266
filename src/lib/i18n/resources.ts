import type { registration } from './en/registration.ts';
import type { en } from './en.ts';

/** Every text by area; `registration` is there only after its pages' loader has asked for it. */
export type Resources = typeof en & { readonly registration: typeof registration };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: Resources;
    returnNull: false;
  }
}
