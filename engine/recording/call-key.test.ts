import { describe, expect, it } from 'vitest';
import { comparedCall, keyOf } from './call-key.ts';
import { endpointOf, holderOf, tellsOfNobody } from './endpoint-of.ts';
import type { HarEntry } from './har.ts';
import { firstAnswerIn, firstAnswerOfPage } from './initial-data-of.ts';

describe('calls are the same', () => {
  const isPublic = (text: string) => text === 'Subtitles';
  const key = (name: string, fields: object, method = 'POST') =>
    keyOf(comparedCall({ method, url: `/api/${name}`, fields: { ...fields } }, isPublic));
  const same = (name: string, one: object, other: object) => key(name, one) === key(name, other);
  const steps = 'loadStepConfiguration';

  it.each<[string, string, object, object, boolean]>([
    ['whatever their order', steps, { a: 'x', b: 'y' }, { b: 'y', a: 'x' }, true],
    ['by what is in them', steps, { a: 'x' }, { a: 'y' }, false],
    ['without what is not sent', steps, { a: 'x' }, { a: 'x', b: undefined, c: null }, true],
    [
      'whatever they say by chance',
      steps,
      { a: 'x' },
      { a: 'x', socket_id: '1.2', auth: 'z', base: '{}' },
      true,
    ],
    [
      'as a form sends them',
      steps,
      { a: 1, b: [true, false], c: ['x'] },
      { a: '1', b: ['true', 'false'], c: 'x' },
      true,
    ],
    ['in the order of a list', steps, { b: ['x', 'y'] }, { b: ['y', 'x'] }, false],
    [
      'whatever order is in what they hold as JSON',
      steps,
      { a: '{"x":[{"p":1,"q":2}],"y":3}' },
      { a: '{"y":3,"x":[{"q":2,"p":1}]}' },
      true,
    ],
    ['whoever they are of', steps, { email: 'ana@school.bc.ca' }, { email: 'bo@school.bc.ca' }, true],
    [
      'whatever somebody typed',
      steps,
      { values: '{"a":"Ana","n":{"b":["Bo"]}}' },
      { values: '{"a":"Cy","n":{"b":["Di"]}}' },
      true,
    ],
    [
      'by what they picked of a document',
      steps,
      { values: '{"a":"Subtitles"}' },
      { values: '{"a":"Ana"}' },
      false,
    ],
    ['by numbers and flags', steps, { values: '{"a":5}' }, { values: '{"a":6}' }, false],
    [
      'by what becomes of a card',
      steps,
      { credit: 'tok_sandbox_visa_0002_declined_1a' },
      { credit: 'tok_sandbox_visa_4242_ok_1a' },
      false,
    ],
    [
      'of the same outcome',
      steps,
      { credit: 'tok_sandbox_visa_4242_ok_1a' },
      { credit: 'tok_sandbox_amex_0005_ok_9z' },
      true,
    ],
    [
      'whatever code opens them',
      'saveRegistrationPersonalInformations',
      { code: 'A', version: '1' },
      { code: 'B', version: '1' },
      true,
    ],
    [
      'at a pause by what they are about',
      'saveAutoInformation',
      { code: 'A', form_type: 'p', version: '1' },
      { code: 'A', form_type: 'p', version: '2' },
      true,
    ],
    ['at a pause by nothing else', 'saveAutoInformation', { form_type: 'p' }, { form_type: 'q' }, false],
  ])('%s', (_, name, one, other, expected) => {
    expect(same(name, one, other)).toBe(expected);
  });

  it('whatever code stands in their address, and by all the rest of it', () => {
    const at = (url: string) => keyOf(comparedCall({ method: 'GET', url, fields: {} }, isPublic));
    expect(at('/api/getRegistrationFees/A%2FB')).toBe(at('/api/getRegistrationFees/C'));
    expect(at('/api/getShopProducts/online')).not.toBe(at('/api/getShopProducts/vancouver'));
    expect(at('/api/getEventDays?a=1&b=2')).toBe(at('/api/getEventDays?b=2&a=1'));
    expect(at('/api/getEventDays?a=1')).not.toBe(at('/api/getEventDays?a=2'));
    expect(key(steps, {})).not.toBe(key(steps, {}, 'GET'));
  });
});

describe('an endpoint', () => {
  it('is known by its method and address, with what that says', () => {
    expect(endpointOf('GET', '/api/getRegistrationFees/A%20B')).toMatchObject({
      name: 'getRegistrationFees',
      params: { code: 'A B' },
    });
    expect(endpointOf('GET', '/api/getRegistrationFees/%E0%A4%A')?.params).toEqual({ code: '%E0%A4%A' });
    for (const [method, path] of [
      ['POST', '/api/getRegistrationFees/A'],
      ['GET', '/api/getRegistrationFees/A/B'],
      ['GET', '/api/gone'],
      ['GET', '/x/api/getTimeZones'],
    ] as const)
      expect(endpointOf(method, path)).toBeUndefined();
  });

  it.each([
    ['GET', '/api/getEventDays', undefined, true],
    ['GET', '/api/getRegistrationFees/A', 'code', false],
    ['POST', '/api/beginFlow', undefined, false],
    ['POST', '/api/generateRegistrationCaptured', undefined, false],
  ])('%s %s tells of %s; of nobody: %s', (method, path, holder, ofNobody) => {
    const known = endpointOf(method, path);
    if (!known) throw new Error(`no call at ${path}`);
    expect(holderOf(known)).toBe(holder);
    expect(tellsOfNobody(known)).toBe(ofNobody);
  });
});

describe('what came within a page', () => {
  const within = (data: string) =>
    `<html><script type="application/json" id="first-answer">${data}</script></html>`;
  const first = { drawn: true, origin: 'http://a', answers: [] };
  const page = (mimeType: string, text?: string, own?: object) =>
    firstAnswerIn({
      response: { content: { size: 0, mimeType, ...(text !== undefined && { text }) } },
      ...own,
    } as unknown as HarEntry);

  it.each<[string, string, object | undefined]>([
    ['its answers', within(JSON.stringify(first)), first],
    ['over several lines', within(`\n${JSON.stringify(first)}\n`), first],
    ['nothing', '<html></html>', undefined],
    ['no JSON', within('{'), undefined],
    ['nothing of JSON', within('null'), undefined],
    ['a text', within('"answers"'), undefined],
    ['no answers', within('{"drawn":true}'), undefined],
  ])('is %s', (_, html, expected) => {
    expect(firstAnswerOfPage(html)).toEqual(expected);
    expect(page('text/html; charset=utf-8', html)).toEqual(expected);
    expect(page('text/plain', html)).toBeUndefined();
  });

  it('is what a recording keeps of it, whatever stands beside', () => {
    expect(page('text/html', within('{'), { _firstAnswer: first })).toBe(first);
    expect(page('text/html')).toBeUndefined();
  });
});
