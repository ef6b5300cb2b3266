import { expect, it } from 'vitest';
import { isPageRequest, prefersData } from './page-request.ts';

it.each([
  ['GET', '/', true],
  ['HEAD', '/schedule?day=friday', true],
  ['GET', '/apiary', true],
  ['GET', '/venue/api/rooms', true],
  ['GET', '/assets', false],
  ['GET', '/app', false],
  ['GET', '/api', false],
  ['GET', '/api/getEventDays', false],
  ['GET', '/api?x=1', false],
  ['POST', '/', false],
  ['DELETE', '/schedule', false],
])('%s %s is a page: %s', (method, url, isPage) => {
  expect(isPageRequest({ method, url })).toBe(isPage);
});

it.each([
  ['application/json', true],
  ['application/problem+json', true],
  ['text/html,application/json', false],
  ['text/html', false],
  ['application/jsonish', false],
  ['*/*', false],
  [undefined, false],
])('who accepts %s prefers data: %s', (accept, data) => {
  expect(prefersData({ headers: accept === undefined ? {} : { accept } })).toBe(data);
});
