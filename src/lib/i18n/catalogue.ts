import type { Locale } from '#engine/configuration/text.ts';
import type { Resources } from './resources.ts';
import type { Translated } from './translated.ts';

/** An area of texts that is loaded only with the pages that need it. */
export type LazyArea = Exclude<keyof Resources, 'site' | 'home' | 'errors'>;

/** How a language's texts are loaded: those of every page, and each area's. */
export type LanguageTexts = {
  readonly site: () => Promise<Translated<Omit<Resources, LazyArea>>>;
} & { readonly [Area in LazyArea]: () => Promise<Translated<Resources[Area]>> };

/** The website's texts in every language: to add one is to add an entry, which has every area or does not compile. */
export const catalogue: Readonly<Record<Locale, LanguageTexts>> = {
  en: {
    site: () => import('./en.ts').then((module) => module.en),
    consent: () => import('./en/consent.ts').then((module) => module.consent),
    group: () => import('./en/group.ts').then((module) => module.group),
    manage: () => import('./en/manage.ts').then((module) => module.manage),
    pages: () => import('./en/pages.ts').then((module) => module.pages),
    problems: () => import('./en/problems.ts').then((module) => module.problems),
    registration: () => import('./en/registration.ts').then((module) => module.registration),
    schedule: () => import('./en/schedule.ts').then((module) => module.schedule),
    tickets: () => import('./en/tickets.ts').then((module) => module.tickets),
  },
  fr: {
    site: () => import('./fr.ts').then((module) => module.fr),
    consent: () => import('./fr/consent.ts').then((module) => module.consent),
    group: () => import('./fr/group.ts').then((module) => module.group),
    manage: () => import('./fr/manage.ts').then((module) => module.manage),
    pages: () => import('./fr/pages.ts').then((module) => module.pages),
    problems: () => import('./fr/problems.ts').then((module) => module.problems),
    registration: () => import('./fr/registration.ts').then((module) => module.registration),
    schedule: () => import('./fr/schedule.ts').then((module) => module.schedule),
    tickets: () => import('./fr/tickets.ts').then((module) => module.tickets),
  },
};
