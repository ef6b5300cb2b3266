import { type ActiveService, serviceOrigins } from '#engine/event/documents/event/analytics-origins.ts';
import { allowScriptsFrom } from '../security/default-policy.ts';

type Starters = {
  readonly [Name in ActiveService['service']]: (given: Extract<ActiveService, { service: Name }>) => string;
};

/** What each service expects on the page according to its documentation, and the address of its script. */
const starters: Starters = {
  hotjar({ site }) {
    Reflect.set(window, '_hjSettings', { hjid: Number(site), hjsv: 6 });
    putQueue('hj');
    return `https://static.hotjar.com/c/hotjar-${site}.js?sv=6`;
  },
  clarity({ site }) {
    putQueue('clarity');
    return `https://www.clarity.ms/tag/${site}`;
  },
  posthog_eu: ({ key }) => preparePosthog(key, 'eu'),
  posthog_us: ({ key }) => preparePosthog(key, 'us'),
  sentry_eu: ({ key }) => prepareSentry(key, 'js-de'),
  sentry_us: ({ key }) => prepareSentry(key, 'js'),
  tags({ container }) {
    Reflect.set(window, 'dataLayer', [{ 'gtm.start': Date.now(), event: 'gtm.js' }]);
    return `https://www.googletagmanager.com/gtm.js?id=${container}`;
  },
};

/** Defines a function that queues calls until the service replaces it. */
function putQueue(name: string): void {
  const q: unknown[][] = [];
  Reflect.set(
    window,
    name,
    Object.assign((...call: unknown[]) => q.push(call), { q }),
  );
}

function preparePosthog(key: string, region: 'eu' | 'us'): string {
  const settings = {
    api_host: `https://${region}.i.posthog.com`,
    respect_dnt: true,
    capture_pageview: 'history_change',
    disable_session_recording: true,
  };
  // The library looks for its own snippet: a list with the instances to make.
  const waiting = Object.assign([], { _i: [[key, settings, 'posthog']], __SV: 1, people: [] });
  Reflect.set(window, 'posthog', waiting);
  return `https://${region}-assets.i.posthog.com/static/array.js`;
}

/** Reports errors only: no recordings, performance data or personal data. The loader waits for the first error. */
function prepareSentry(key: string, host: 'js' | 'js-de'): string {
  const settings = {
    sendDefaultPii: false,
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
  };
  Reflect.set(window, 'sentryOnLoad', () => {
    const { Sentry } = window as { Sentry?: { init(given: typeof settings): void } };
    Sentry?.init(settings);
  });
  return `https://${host}.sentry-cdn.com/${key}.min.js`;
}

const started = new Set<string>();

/** Whether any service runs; only a reload can stop it. */
export const hasStarted = (): boolean => started.size > 0;

/** Starts the services of an event that do not run yet; the caller has the visitor's consent. */
export function startServices(services: readonly ActiveService[]): void {
  for (const given of services) {
    if (started.has(given.service)) continue;
    started.add(given.service);
    allowScriptsFrom(serviceOrigins[given.service].script);
    // Each function takes its own service's settings, which the compiler cannot infer.
    const start = starters[given.service] as (given: ActiveService) => string;
    load(start(given));
  }
}

function load(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
