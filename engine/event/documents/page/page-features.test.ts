import { expect, test } from 'vitest';
import { isMissingPage } from './page-features.ts';

const everything = [
  'schedule',
  'products',
  'invitations',
  ...['registration', 'group', 'volunteer', 'exhibitor'].map((code) => `flow/${code}`),
];
const pages: Readonly<Record<string, readonly string[]>> = {
  schedule: ['/schedule', '/schedule/'],
  products: ['/registration/tickets'],
  invitations: ['/registration/start/bypass'],
  'flow/group': [
    '/registration/group',
    '/registration/group-confirmation',
    '/registration/checked-group',
    '/registration/paid-confirmation',
    '/group-start/ABCD-EFGH',
    '/group-pay/ABCD-EFGH',
  ],
  'flow/registration': [
    '/registration',
    '/registration/start',
    '/registration/existing/paid',
    '/lookup',
    '/change-registration',
    '/cancel-registration',
    '/registration/group',
  ],
  'flow/volunteer': ['/apply/volunteer', '/apply/volunteer/step', '/apply/volunteer/confirmation'],
  'flow/exhibitor': ['/exhibitor-application', '/exhibitor-application-confirmation', '/apply/exhibitor'],
};

test.each(Object.entries(pages))(
  'pages of %s are missing without it, and there with it',
  (feature, paths) => {
    const others = everything.filter((each) => each !== feature);
    expect(paths.filter((path) => !isMissingPage(path, others))).toEqual([]);
    expect(paths.filter((path) => isMissingPage(path, everything))).toEqual([]);
  },
);

test('pages of the organizer and of the product are there whatever an event has', () => {
  const paths = [
    '/',
    '/about',
    '/schedules',
    '/registrations',
    '/groups',
    '/rostrum',
    '/inspect',
    '/about/team',
  ];
  expect(paths.filter((path) => isMissingPage(path, []))).toEqual([]);
  expect(isMissingPage('/workshop-proposals/abc', everything)).toBe(true);
});
