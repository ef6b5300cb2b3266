import { LOCALES, type Locale } from '#engine/configuration/text.ts';
import { HEAD_MARK, HEADS } from '#src/features/pages/heads/head-part.ts';
import { HELP_MARK } from '#src/features/pages/help/help-part.ts';
import { PEOPLE_MARK } from '#src/features/pages/people/people-part.ts';
import { PLACES_MARK } from '#src/features/pages/places/places-part.ts';
import { readView } from '#src/features/schedule/view-state.ts';
import { pathWithoutLocale, withLocale } from '#src/lib/i18n/locale-path.ts';

const HOME = 'features/pages/home-page.tsx';
const OWN = 'app/custom-page.tsx';
const VENDOR = 'features/pages/vendor/vendor-page.tsx';
const BLOCKS = 'features/pages/lazy-block.tsx';
const SCHEDULE = 'app/schedule-route.tsx';
const PEOPLE = 'features/pages/people/people-views.ts';
const HELP = 'features/pages/help/help-view.tsx';
const PLACES_VIEWS = 'features/pages/places/places-views.ts';
const PLACES = 'app/schedule-places.tsx';
const REGISTRATION: Readonly<Record<string, readonly string[]>> = {
  manage: ['features/registration/manage-page.tsx'],
  start: ['features/registration/start-page.tsx'],
  step: ['features/registration/step-page.tsx'],
};
const ANY_HOST = 'http://localhost';
const HEROES = /^(music|tickets)$/;

/**
 * The modules and texts that a page's script will ask for one after the other, so that they are sent for at once; who is
 * on it, its markup says.
 */
export function modulesOf(
  { pathname, searchParams }: URL,
  locale: Locale,
  theme: string,
  markup: string,
): string[] {
  const texts = `lib/i18n/${locale}`;
  const page = pathWithoutLocale(pathname).replace(/(?<=.)\/$/, '');
  if (/^\/registration(\/|$)/.test(page)) return [`${texts}.ts`, ...(REGISTRATION[page.slice(14)] ?? [])];
  if (page === '/schedule') {
    const places = readView(searchParams).map ? [`${texts}/pages.ts`, PLACES] : [];
    return [`${texts}.ts`, `${texts}/schedule.ts`, SCHEDULE, ...places];
  }
  const hero = HEROES.test(theme) ? [`features/pages/heroes/${theme}-hero.tsx`] : [];
  const head = HEADS.filter((name) => markup.includes(`${HEAD_MARK}="${name}"`)).map(
    (name) => `features/pages/heads/${name}-head.tsx`,
  );
  const drawnBy = page === '/' ? HOME : page === '/rostrum' ? VENDOR : OWN;
  const people = markup.includes(`${PEOPLE_MARK}=`) ? [PEOPLE] : [];
  const places = markup.includes(`${PLACES_MARK}=`) ? [PLACES_VIEWS] : [];
  const help = markup.includes(`${HELP_MARK}=`) ? [HELP] : [];
  return [
    `${texts}.ts`,
    `${texts}/pages.ts`,
    drawnBy,
    BLOCKS,
    ...hero,
    ...head,
    ...people,
    ...places,
    ...help,
  ];
}

/** Every module that a page may ask for; a build that lacks one has moved it. */
export function everyModule(): string[] {
  const pages = [
    '/',
    '/about',
    '/rostrum',
    '/schedule?map=Y',
    ...Object.keys(REGISTRATION).map((step) => `/registration/${step}`),
  ];
  const marks = [
    `${PEOPLE_MARK}=`,
    `${PLACES_MARK}=`,
    `${HELP_MARK}=`,
    ...HEADS.map((name) => `${HEAD_MARK}="${name}"`),
  ].join(' ');
  const themes = ['teachers', 'music', 'tickets'];
  const each = LOCALES.flatMap((locale) =>
    pages.flatMap((page) =>
      themes.flatMap((theme) => modulesOf(new URL(withLocale(page, locale), ANY_HOST), locale, theme, marks)),
    ),
  );
  return [...new Set(each)];
}
