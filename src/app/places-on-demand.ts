import type { Locale } from '#engine/configuration/text.ts';
import { readView } from '#src/features/schedule/view-state.ts';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { onDemand } from '#src/lib/on-demand.ts';

/** The places of the schedule, with the site's pages that draw them. */
export const placesPart = onDemand(() => import('./schedule-places.tsx').then(({ Places }) => Places));

/** Whether an address leads to the schedule with its places open. */
export function hasOpenMap({ request }: { readonly request: Request }): boolean {
  return readView(new URL(request.url).searchParams).map;
}

/** Fetches all that the places need, so that a page that was drawn with them is taken over without a flicker. */
export async function loadPlaces(locale: Locale): Promise<void> {
  await Promise.all([placesPart.load(), loadArea(locale, 'pages')]);
}
