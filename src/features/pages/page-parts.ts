import type { Locale } from '#engine/form/languages/text.ts';
import { lazyModule } from '#src/lib/lazy-module.ts';
import { HEAD_MARK, headParts, isHeadName } from './heads/head-part.ts';
import { HELP_MARK, lazyHelp } from './help/lazy-help.ts';
import { HERO_MARK, heroParts, isHeroName } from './heroes/hero-parts.ts';
import { pageTexts } from './page-texts.ts';
import { isPeopleName, PEOPLE_MARK, peopleParts } from './people/people-part.ts';
import { PLACES_MARK, placesPart } from './places/places-part.ts';

/** The blocks below the hero: not part of the first paint or its script. */
export const blocksPart = lazyModule(() => import('./lazy-block.tsx').then(({ LazyBlock }) => LazyBlock));

/** Loads all parts that a page of blocks may need, before hydration. */
export async function loadPageParts(locale: Locale): Promise<void> {
  const people = document.querySelector(`[${PEOPLE_MARK}]`)?.getAttribute(PEOPLE_MARK);
  const hero = document.querySelector(`[${HERO_MARK}]`)?.getAttribute(HERO_MARK);
  const head = document.querySelector(`[${HEAD_MARK}]`)?.getAttribute(HEAD_MARK);
  await Promise.all([
    blocksPart.load(),
    isHeroName(hero) && heroParts[hero].load(),
    isHeadName(head) && headParts[head].load(),
    isPeopleName(people) && peopleParts[people].load(),
    document.querySelector(`[${HELP_MARK}]`) !== null && lazyHelp.load(),
    document.querySelector(`[${PLACES_MARK}]`) !== null && placesPart.load(),
    pageTexts(locale),
  ]);
}
