import { expect, test } from 'vitest';
import { withRenamed } from './rename-document.ts';

const page = {
  kind: 'page',
  code: 'about',
  to: 'about-us',
  path: { was: '/about', is: '/about-us' },
};

test.each([
  [{ link: '/about' }, { link: '/about-us' }],
  [{ link: '/fr/about#team' }, { link: '/fr/about-us#team' }],
  [{ link: '/about/history' }, { link: '/about-us/history' }],
  [
    { html: '<a href="/about">x</a> <a href="/about?x=1">y</a>' },
    { html: '<a href="/about-us">x</a> <a href="/about-us?x=1">y</a>' },
  ],
  [
    { parent: 'about', pages: [{ page: 'about' }] },
    { parent: 'about-us', pages: [{ page: 'about-us' }] },
  ],
])('%j leads to the renamed page', (was, is) => {
  expect(withRenamed(was, page)).toEqual(is);
});

test.each([
  { link: '/about-them' },
  { link: '/aboutus' },
  { link: 'https://example.org/about' },
  { link: '/other/about' },
  { title: 'about', text: 'about' },
])('%j is left as it is', (document) => {
  expect(withRenamed(document, page)).toBe(document);
});

test('a page below another is renamed by its whole path', () => {
  const below = {
    kind: 'page',
    code: 'team',
    to: 'people',
    path: { was: '/about/team', is: '/about/people' },
  };
  expect(withRenamed([{ link: '/about/team' }, { link: '/team' }], below)).toEqual([
    { link: '/about/people' },
    { link: '/team' },
  ]);
});

test('a form is renamed in steps, conditions and defaults', () => {
  const form = { kind: 'form', code: 'personal', to: 'person' };
  const flow = {
    steps: [{ form_type: 'personal', when: { in: [{ var: ['answers.personal.role'] }, ['personal']] } }],
    default_from: 'answers.personal.name',
    other: { var: 'answers.personal_more.x' },
  };
  expect(withRenamed(flow, form)).toEqual({
    steps: [{ form_type: 'person', when: { in: [{ var: ['answers.person.role'] }, ['personal']] } }],
    default_from: 'answers.person.name',
    other: { var: 'answers.personal_more.x' },
  });
});
