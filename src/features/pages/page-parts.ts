import type { Locale } from '#engine/configuration/text.ts';
import { onDemand } from '#src/lib/on-demand.ts';
import { HEAD_MARK, headParts, isHeadName } from './heads/head-part.ts';
import { HELP_MARK, helpPart } from './help/help-part.ts';
import { heroPart } from './heroes/hero-parts.ts';
import { pageTexts } from './page-texts.ts';
import { PEOPLE_MARK, peoplePart } from './people/people-part.ts';
import { PLACES_MARK, placesPart } from './places/places-part.ts';

/** What stands below the hero: neither in the first paint, nor in the script that it waits for. */
export const blocksPart = onDemand(() => import('./lazy-block.tsx').then(({ LazyBlock }) => LazyBlock));

/** Loads every part that a page of blocks may be made of, before a page that is drawn already is taken over. */
export async function loadPageParts(theme: string, locale: Locale): Promise<void> {
  const hasPeople = document.querySelector(`[${PEOPLE_MARK}]`) !== null;
  const head = document.querySelector(`[${HEAD_MARK}]`)?.getAttribute(HEAD_MARK);
  await Promise.all([
    blocksPart.load(),
    heroPart(theme)?.load(),
    isHeadName(head) && headParts[head].load(),
    hasPeople && peoplePart.load(),
    document.querySelector(`[${HELP_MARK}]`) !== null && helpPart.load(),
    document.querySelector(`[${PLACES_MARK}]`) !== null && placesPart.load(),
    pageTexts(locale),
  ]);
}
