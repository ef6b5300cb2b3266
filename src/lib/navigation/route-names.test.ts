import { expect, test } from 'vitest';
import { localisedName, nameOfPath, pathTo } from './route-names.ts';

test.each([
  [pathTo('home', 'en'), '/'],
  [pathTo('home', 'fr'), '/fr'],
  [pathTo('registration.manage', 'en'), '/registration/manage'],
  [pathTo('registration.manage', 'fr'), '/fr/registration/manage'],
  [
    pathTo('registration.start', 'fr', {}, { track: 'in person&x', none: undefined }),
    '/fr/registration/start?track=in+person%26x',
  ],
])('%s is %s', (path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  ['/', 'home___en'],
  ['/fr', 'home___fr'],
  ['/fr/', 'home___fr'],
  ['/registration/start', 'registration.start___en'],
  ['/registration/start/waitlist', 'registration.start.waitlist___en'],
  ['/fr/registration/step/', 'registration.step___fr'],
  ['/fr/rostrum', 'vendor___fr'],
  ['/apply/volunteer', 'apply___en'],
  ['/fr/apply/volunteer/step', 'apply.step___fr'],
  ['/apply', undefined],
  ['/french', undefined],
  ['/fr/nowhere', undefined],
])('the route at %s is %s', (path, expected) => {
  expect(nameOfPath(path)).toBe(expected);
});

test('a route name has its language as suffix', () => {
  expect(localisedName('registration.step', 'fr')).toBe('registration.step___fr');
});
