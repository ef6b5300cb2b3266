import { onDemand } from '#src/lib/on-demand.ts';

// Art of one theme is loaded by its own pages only.
const heroParts = {
  music: onDemand(() => import('./music-hero.tsx').then(({ MusicHero }) => MusicHero)),
  tickets: onDemand(() => import('./tickets-hero.tsx').then(({ TicketsHero }) => TicketsHero)),
} as const;

function isDrawn(theme: string): theme is keyof typeof heroParts {
  return Object.hasOwn(heroParts, theme);
}

/** The hero of a theme; undefined for the one that comes with the page. */
export function heroPart(theme: string) {
  return isDrawn(theme) ? heroParts[theme] : undefined;
}
