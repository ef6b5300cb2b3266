// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ActiveService, serviceOrigins } from '#engine/event/documents/event/analytics-origins.ts';
import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts';
import { answerFor, CONSENT_LIFETIME, consent } from './consent.ts';
import { forgetTraces } from './forget-traces.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('the browser %j asks not to be tracked: %j', (browser, asks) => {
  expect(asksNotToBeTracked(browser)).toBe(asks);
});

describe('the answer', () => {
  test.each([
    [undefined, ['tags'], undefined],
    [{ choice: 'Y', services: ['tags'] }, ['tags'], true],
    [{ choice: 'N', services: ['tags', 'hotjar'] }, ['tags'], false],
    // One that came since has not been asked for.
    [{ choice: 'Y', services: ['tags'] }, ['tags', 'hotjar'], undefined],
  ] as const)('%j stands for %j as %j', (given, services, answer) => {
    expect(answerFor(given, services)).toBe(answer);
  });

  test('is kept for half a year', () => {
    vi.useFakeTimers();
    consent.write({ choice: 'N', services: ['tags'] });
    vi.advanceTimersByTime(CONSENT_LIFETIME - 1);
    expect(consent.read()).toEqual({ choice: 'N', services: ['tags'] });
    vi.advanceTimersByTime(1);
    expect(consent.read()).toBeUndefined();
  });

  test.each(['{}', '{"choice":"yes","services":[]}', '{"choice":"Y","services":"tags"}', '[]', '"Y"'])(
    'what is stored as %s is none',
    (value) => {
      localStorage.setItem('analytics-consent', `{"value":${value},"until":9e15}`);
      expect(consent.read()).toBeUndefined();
    },
  );
});

describe('the services', () => {
  const services: readonly ActiveService[] = [
    { service: 'hotjar', site: '3456789' },
    { service: 'clarity', site: 'abcd1234' },
    { service: 'posthog_eu', key: 'phc_0123456789' },
    { service: 'posthog_us', key: 'phc_0123456789' },
    { service: 'sentry_eu', key: '0123456789abcdef0123456789abcdef' },
    { service: 'sentry_us', key: '0123456789abcdef0123456789abcdef' },
    { service: 'tags', container: 'GTM-ABC123' },
  ];
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
  afterEach(() => document.head.replaceChildren());

  test.each(services)('$service is loaded once, from an origin that the policy lets it', async (given) => {
    vi.resetModules();
    const { hasStarted, startServices } = await import('./start-services.ts');
    expect(hasStarted()).toBe(false);
    startServices([given]);
    startServices([given]);
    expect(hasStarted()).toBe(true);
    expect(scripts()).toHaveLength(1);
    const origins: readonly string[] = serviceOrigins[given.service].script;
    expect(origins).toContain(new URL(String(scripts()[0])).origin);
  });

  test('find on the page what their documentation asks for', async () => {
    vi.resetModules();
    const { startServices } = await import('./start-services.ts');
    startServices(services);
    expect(Reflect.get(window, '_hjSettings')).toEqual({ hjid: 3456789, hjsv: 6 });
    Reflect.get(window, 'hj')('event', 'seen');
    expect(Reflect.get(window, 'hj').q).toEqual([['event', 'seen']]);
    expect(Reflect.get(window, 'dataLayer')).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
    expect(Reflect.get(window, 'posthog')._i[0]).toEqual([
      'phc_0123456789',
      expect.objectContaining({ api_host: 'https://us.i.posthog.com', respect_dnt: true }),
      'posthog',
    ]);
    const init = vi.fn();
    Reflect.set(window, 'Sentry', { init });
    Reflect.get(window, 'sentryOnLoad')();
    // Faults alone: nothing is recorded, timed, or told of who met them.
    expect(init).toHaveBeenCalledWith({
      sendDefaultPii: false,
      tracesSampleRate: 0,
      replaysSessionSampleRate: 0,
      replaysOnErrorSampleRate: 0,
    });
  });
});

test('what services have left is removed, and nothing else', () => {
  localStorage.setItem('ph_phc_1_posthog', '{}');
  localStorage.setItem('current-registration', 'mine');
  sessionStorage.setItem('_hjLocalStorageTest', '1');
  for (const cookie of ['_ga=1', '_hjSessionUser_1=2', 'i18n_redirected=fr']) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie}; Path=/`;
  }
  forgetTraces();
  expect(Object.keys(localStorage)).toEqual(['current-registration']);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('i18n_redirected=fr');
});
