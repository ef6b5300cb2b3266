import type { Translated } from '#engine/form/languages/messages.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Resources } from './resources.ts';

/** An area of texts that is loaded only with the pages that need it; the desk loads its own (`desk-texts.ts`). */
export type LazyArea = Exclude<keyof Resources, 'site' | 'home' | 'errors' | 'desk'>;

/** How a language's texts are loaded: those of every page, and each area's. */
export type LanguageTexts = {
  readonly site: () => Promise<Translated<Omit<Resources, LazyArea | 'desk'>>>;
} & {
  /** The module of an area, which exports its texts under its name. */
  readonly [Area in LazyArea]: () => Promise<{ readonly [Name in Area]: Translated<Resources[Area]> }>;
};

/** The website's texts in every language: to add one is to add an entry, which has every area or does not compile. */
export const catalogue: Readonly<Record<Locale, LanguageTexts>> = {
  en: {
    site: () => import('./en.ts').then((module) => module.en),
    consent: () => import('./en/consent.ts'),
    group: () => import('./en/group.ts'),
    manage: () => import('./en/manage.ts'),
    pages: () => import('./en/pages.ts'),
    problems: () => import('./en/problems.ts'),
    registration: () => import('./en/registration.ts'),
    schedule: () => import('./en/schedule.ts'),
    tickets: () => import('./en/tickets.ts'),
    trace: () => import('./en/trace.ts'),
  },
  fr: {
    site: () => import('./fr.ts').then((module) => module.fr),
    consent: () => import('./fr/consent.ts'),
    group: () => import('./fr/group.ts'),
    manage: () => import('./fr/manage.ts'),
    pages: () => import('./fr/pages.ts'),
    problems: () => import('./fr/problems.ts'),
    registration: () => import('./fr/registration.ts'),
    schedule: () => import('./fr/schedule.ts'),
    tickets: () => import('./fr/tickets.ts'),
    trace: () => import('./fr/trace.ts'),
  },
};
