import { type FlowPages, flowOfPage, flowPages } from '#engine/event/addresses/flow-pages.ts';
import { type Look, THEME_TYPES } from '#engine/event/documents/event/theme-type.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { HEAD_MARK, headParts } from '#src/features/pages/heads/head-part.ts';
import { HELP_MARK } from '#src/features/pages/help/lazy-help.ts';
import { HERO_MARK, heroParts } from '#src/features/pages/heroes/hero-parts.ts';
import { PEOPLE_MARK, peopleParts } from '#src/features/pages/people/people-part.ts';
import { PLACES_MARK } from '#src/features/pages/places/places-part.ts';
import { readView } from '#src/features/schedule/view-state.ts';
import { pathWithoutLocale, withLocale } from '#src/lib/i18n/locale-path.ts';
import { themeParts } from '#src/ui/themes.ts';

const HOME = 'features/pages/home-page.tsx';
const OWN = 'app/custom-page.tsx';
const VENDOR = 'features/pages/vendor/vendor-page.tsx';
const BLOCKS = 'features/pages/lazy-block.tsx';
const SCHEDULE = 'app/schedule-route.tsx';
const HELP = 'features/pages/help/help-view.tsx';
const PLACES_VIEWS = 'features/pages/places/places-views.ts';
const PLACES = 'app/schedule-places.tsx';
const REGISTRATION: Readonly<Record<string, readonly string[]>> = {
  manage: ['features/manage/manage-page.tsx'],
  start: ['features/registration/start-page.tsx'],
  step: ['features/registration/step-page.tsx'],
};
const APPLY: Readonly<Record<keyof FlowPages, string>> = {
  begin: 'features/apply/apply-page.tsx',
  step: 'features/apply/apply-step-page.tsx',
  confirmation: 'features/apply/apply-confirmation-page.tsx',
  tickets: 'features/apply/apply-tickets-page.tsx',
};
const ANY_HOST = 'http://localhost';
const HEADS = Object.keys(headParts);
const PEOPLE = Object.keys(peopleParts);
const HEROES = Object.keys(heroParts);

/** The modules and texts that a page's script will need, found by marks in its markup, to be preloaded. */
export function modulesOf({ pathname, searchParams }: URL, locale: Locale, markup: string): string[] {
  const texts = `lib/i18n/${locale}`;
  const page = pathWithoutLocale(pathname).replace(/(?<=.)\/$/, '');
  if (/^\/registration(\/|$)/.test(page)) return [`${texts}.ts`, ...(REGISTRATION[page.slice(14)] ?? [])];
  const { begin, step, confirmation, tickets } = flowPages(flowOfPage(page));
  if (page === begin) return [`${texts}.ts`, APPLY.begin];
  if (page === step) return [`${texts}.ts`, APPLY.step];
  if (page === confirmation) return [`${texts}.ts`, APPLY.confirmation];
  if (page === tickets) return [`${texts}.ts`, APPLY.tickets];
  if (page === '/schedule') {
    const places = readView(searchParams).map ? [`${texts}/pages.ts`, PLACES] : [];
    return [`${texts}.ts`, `${texts}/schedule.ts`, SCHEDULE, ...places];
  }
  const hero = HEROES.filter((name) => markup.includes(`${HERO_MARK}="${name}"`)).map(
    (name) => `features/pages/heroes/${name}-hero.tsx`,
  );
  const head = HEADS.filter((name) => markup.includes(`${HEAD_MARK}="${name}"`)).map(
    (name) => `features/pages/heads/${name}-head.tsx`,
  );
  const drawnBy = page === '/' ? HOME : page === '/rostrum' ? VENDOR : OWN;
  const people = PEOPLE.filter((name) => markup.includes(`${PEOPLE_MARK}="${name}"`)).map(
    (name) => `features/pages/people/people-${name}.tsx`,
  );
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

/** The marks of a look's pages: home page, people, steps. */
function marksOf(look: Look): string {
  const { hero, head, people } = themeParts({ theme_type: look });
  return [`${HERO_MARK}="${hero}"`, `${HEAD_MARK}="${head}"`, `${PEOPLE_MARK}="${people}"`].join(' ');
}

/** The modules of a look's home page and of a page with people, to be weighed with their styles; and of a step. */
export function modulesOfLooks(): { name: string; look: Look | undefined; modules: string[] }[] {
  const ofPage = (page: string, marks: string) =>
    modulesOf(new URL(withLocale(page, 'en'), ANY_HOST), 'en', marks);
  return [
    ...THEME_TYPES.flatMap((look) => [
      { name: `home of ${look}`, look, modules: ofPage('/', marksOf(look)) },
      {
        name: `people of ${look}`,
        look,
        modules: ofPage('/about', `${marksOf(look)} ${PLACES_MARK}= ${HELP_MARK}=`),
      },
    ]),
    { name: 'a step', look: undefined, modules: ofPage('/registration/step', '') },
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
    ...Object.values(flowPages('any')),
  ];
  const marks = [
    `${PLACES_MARK}=`,
    `${HELP_MARK}=`,
    `${HEAD_MARK}="scene"`,
    ...THEME_TYPES.map((look) => marksOf(look)),
  ].join(' ');
  const each = LOCALES.flatMap((locale) =>
    pages.flatMap((page) => modulesOf(new URL(withLocale(page, locale), ANY_HOST), locale, marks)),
  );
  return [...new Set(each)];
}
