import type { Locale } from '#engine/form/languages/text.ts';
import { readView } from '#src/features/schedule/view-state.ts';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { lazyModule } from '#src/lib/lazy-module.ts';

/** The schedule's places, together with the pages that show them. */
export const placesPart = lazyModule(() => import('./schedule-places.tsx').then(({ Places }) => Places));

/** Whether an address leads to the schedule with its places open. */
export function hasOpenMap({ request }: { readonly request: Request }): boolean {
  return readView(new URL(request.url).searchParams).map;
}

/** Loads everything that the places need, so that a page rendered with them hydrates without a flash. */
export async function loadPlaces(locale: Locale): Promise<void> {
  await Promise.all([placesPart.load(), loadArea(locale, 'pages')]);
}
