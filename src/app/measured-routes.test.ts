// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { measuredPages } from '#src/lib/analytics/measured-pages.ts';
import { routes } from './routes.tsx';

const isMeasured = measuredPages(routes);

test.each([
  ['/', true],
  ['/fr', true],
  ['/fr/horaire', true],
  ['/schedule', true],
  ['/about/committee', true],
  ['/registrations', true],
  ['/registration', false],
  ['/registration/step', false],
  ['/fr/registration/step', false],
  ['/Registration/step', false],
  ['/fr/registration/confirmation', false],
  ['/group-pay/GR12', false],
  ['/workshop-proposals/INV1', false],
  ['/exhibitor-application', false],
  ['/change-registration', false],
  ['/lookup', false],
  ['/apply/exhibitor/step', false],
  ['/apply/volunteer', false],
  ['/fr/apply/volunteer/confirmation', false],
  ['/Apply/volunteer', false],
  ['/activity-application', false],
  ['/fr/activity-application', false],
  ['/activity-application-confirmation', false],
  ['/workshop-proposal-confirmation', false],
  ['/group-start/GR12', false],
  ['/inspect', false],
  ['/gallery', false],
  ['/rostrum', false],
  ['/fr/rostrum', false],
  ['/a/page/too/deep', false],
])('%s is measured: %j', (path, measured) => {
  expect(isMeasured(path)).toBe(measured);
});

test('a route is private until it says otherwise', () => {
  const site = measuredPages([
    {
      path: 'fr?',
      children: [
        { path: 'door-list' },
        { path: 'badge/:code', children: [{ index: true, handle: { isMeasured: true } }] },
        { path: 'news', handle: { isMeasured: true } },
        { path: ':pageUrl/:subPageUrl?', handle: { isMeasured: true } },
      ],
    },
  ]);
  const paths = ['/door-list', '/fr/DOOR-LIST', '/badge/R7KM', '/news', '/fr/about'];
  expect(paths.filter(site)).toEqual(['/news', '/fr/about']);
});
