import { describe, expect, it } from 'vitest';
import teachers from '#fixtures/events/teachers/event.json' with { type: 'json' };
import { diagnose } from '../diagnose.ts';
import { activeServices, analyticsOrigins, NO_ORIGINS } from './analytics-origins.ts';
import { tileOrigin } from './map-tiles.ts';

const found = (changes: object) =>
  diagnose({ ...teachers, ...changes }).map(({ pointer, code }) => [pointer, code]);
const map = (tiles: string) => ({ map: { tiles, attribution: 'Somebody' } });

describe('the tiles of a map', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://tiles.example:8443/{z}/{x}/{y}@2x.png?key=abc', 'https://tiles.example:8443'],
    ['/tiles/{z}/{x}/{y}.png', undefined],
  ])('%s passes', (tiles, origin) => {
    expect(found(map(tiles))).toEqual([]);
    expect(tileOrigin({ tiles, attribution: '' })).toBe(origin);
  });

  it.each([
    'http://tiles.example/{z}/{x}/{y}.png',
    'javascript:alert(1)//{z}/{x}/{y}',
    'data:image/png,{z}{x}{y}',
    '//evil.example/{z}/{x}/{y}.png',
    '/\\evil.example/{z}/{x}/{y}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://ana@tiles.example/{z}/{x}/{y}.png',
    "https://tiles.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
  ])('%j is refused', (tiles) => {
    expect(found(map(tiles))).toEqual([['/map/tiles', 'pattern']]);
  });

  it.each(['https://tiles.example/{z}/{x}.png', 'https://tiles.example/{z}/{x}/{y}/{key}', '/{z}/{x}/{y}/{'])(
    '%s is not the address of a tile',
    (tiles) => expect(found(map(tiles))).toEqual([['/map/tiles', 'tile_address']]),
  );
});

const dates = { start: '2027-02-19', end: '2027-02-20' };
describe('the days of an event', () => {
  it.each([
    [{ dates: { start: '2027-02-30', end: '2027-03-01' } }, '/dates/start', 'calendar_day'],
    [{ dates: { start: '2027-02-20', end: '2027-02-19' } }, '/dates/end', 'range'],
    [{ dates: { start: '2027-13-01', end: '2027-13-02' } }, '/dates/start', 'calendar_day'],
    [{ dates, days: [{ code: 'friday', label: 'Friday', date: '2027-02-18' }] }, '/days/0/date', 'range'],
  ] as const)('%j are told', (changes, pointer, code) => {
    expect(found(changes)).toContainEqual([pointer, code]);
  });
});

const heatmap = { service: 'hotjar', track: 'Y', site: '3456789' } as const;
const product = { flag: 'Y', key: 'phc_0123456789' } as const;
const bugs = { service: 'sentry', flag: 'Y', key: '0123456789abcdef0123456789abcdef' } as const;
const tags = { container: 'GTM-ABC123' } as const;

describe('analytics', () => {
  it('pass where they name services that are known', () => {
    expect(found({ analytics: { heatmap, product, bugs, tags } })).toEqual([]);
  });

  it.each([
    [{ heatmap: { ...heatmap, service: 'spy' } }, '/analytics/heatmap/service', 'not_allowed'],
    [{ heatmap: { ...heatmap, site: '1/../../x' } }, '/analytics/heatmap/site', 'pattern'],
    [{ heatmap: { ...heatmap, origin: 'https://evil.example' } }, '/analytics/heatmap/origin', 'unknown_key'],
    [{ product: { flag: 'Y' } }, '/analytics/product', 'missing'],
    [{ product: { ...product, key: '"><script>' } }, '/analytics/product/key', 'pattern'],
    [{ bugs: { ...bugs, service: 'spy' } }, '/analytics/bugs/service', 'not_allowed'],
    [{ bugs: { ...bugs, key: 'https://evil.example/x.js' } }, '/analytics/bugs/key', 'pattern'],
    [{ tags: { container: 'https://evil.example/gtm.js' } }, '/analytics/tags/container', 'pattern'],
  ] as const)('%j is refused at its place', (analytics, pointer, code) => {
    expect(found({ analytics })).toEqual([[pointer, code]]);
  });

  it('are only those that are switched on', () => {
    const off = {
      heatmap: { ...heatmap, track: 'N' },
      product: { ...product, flag: 'N' },
      bugs: { ...bugs, flag: 'N' },
    } as const;
    expect(activeServices(off)).toEqual([]);
    expect(analyticsOrigins(off)).toEqual(NO_ORIGINS);
    expect(analyticsOrigins(undefined)).toEqual(NO_ORIGINS);
    expect(activeServices({ heatmap, product, bugs, tags })).toEqual([
      { service: 'hotjar', site: '3456789' },
      { service: 'posthog_eu', key: 'phc_0123456789' },
      { service: 'sentry_eu', key: bugs.key },
      { service: 'tags', container: 'GTM-ABC123' },
    ]);
  });

  it('have their own origins allowed, and no others', () => {
    expect(analyticsOrigins({ product: { ...product, region: 'us' } }).script).toEqual([
      'https://us-assets.i.posthog.com',
      'https://us.i.posthog.com',
    ]);
    expect(analyticsOrigins({ bugs })).toEqual({
      script: ['https://js-de.sentry-cdn.com', 'https://browser.sentry-cdn.com'],
      connect: ['https://*.ingest.de.sentry.io'],
      image: [],
    });
    expect(analyticsOrigins({ tags }).script).toEqual(['https://www.googletagmanager.com']);
  });
});
