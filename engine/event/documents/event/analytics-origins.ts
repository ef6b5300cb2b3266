import { isYes } from '../../../form/field/flag.ts';
import type { Analytics } from './analytics.ts';

/** The origins that an event's pages connect to, from its document only. */
export interface Origins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

export const NO_ORIGINS: Origins = { script: [], connect: [], image: [] };

const alike = (...origins: string[]): Origins => ({ script: origins, connect: origins, image: origins });

/**
 * The origins that each service's documentation asks a content security policy to allow, without inline scripts and
 * styles.
 */
export const serviceOrigins = {
  hotjar: {
    script: ['https://static.hotjar.com', 'https://script.hotjar.com'],
    connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    image: ['https://*.hotjar.com'],
  },
  clarity: {
    script: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
    connect: ['https://*.clarity.ms'],
    image: ['https://*.clarity.ms'],
  },
  posthog_eu: alike('https://eu-assets.i.posthog.com', 'https://eu.i.posthog.com'),
  posthog_us: alike('https://us-assets.i.posthog.com', 'https://us.i.posthog.com'),
  sentry_eu: {
    script: ['https://js-de.sentry-cdn.com', 'https://browser.sentry-cdn.com'],
    connect: ['https://*.ingest.de.sentry.io'],
    image: [],
  },
  sentry_us: {
    script: ['https://js.sentry-cdn.com', 'https://browser.sentry-cdn.com'],
    connect: ['https://*.ingest.sentry.io', 'https://*.ingest.us.sentry.io'],
    image: [],
  },
  tags: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  },
} as const satisfies Record<string, Origins>;

/** A measuring service with its settings for the event. */
export type ActiveService =
  | { readonly service: 'hotjar' | 'clarity'; readonly site: string }
  | { readonly service: 'posthog_eu' | 'posthog_us'; readonly key: string }
  | { readonly service: 'sentry_eu' | 'sentry_us'; readonly key: string }
  | { readonly service: 'tags'; readonly container: string };

/** The services that an event has switched on. */
export function activeServices({ heatmap, product, bugs, tags }: Analytics = {}): ActiveService[] {
  return [
    ...(heatmap && isYes(heatmap.track) ? [{ service: heatmap.service, site: heatmap.site }] : []),
    ...(product && isYes(product.flag)
      ? [{ service: `posthog_${product.region ?? 'eu'}` as const, key: product.key }]
      : []),
    ...(bugs && isYes(bugs.flag)
      ? [{ service: `${bugs.service}_${bugs.region ?? 'eu'}` as const, key: bugs.key }]
      : []),
    ...(tags ? [{ service: 'tags' as const, container: tags.container }] : []),
  ];
}

/** Where the services that an event has switched on are. */
export function analyticsOrigins(analytics: Analytics | undefined): Origins {
  const all = activeServices(analytics).map(({ service }): Origins => serviceOrigins[service]);
  return {
    script: all.flatMap(({ script }) => script),
    connect: all.flatMap(({ connect }) => connect),
    image: all.flatMap(({ image }) => image),
  };
}
