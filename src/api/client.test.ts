// @vitest-environment jsdom
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import { ApiFailure } from './api-failure.ts';
import { createClient } from './client.ts';
import { forgetToken, readToken, storeToken, TOKEN_KEY } from './token.ts';

type Answer = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };

/** A client whose network answers what the test says, and what was asked of it. */
function clientFor(answer: Answer | Error) {
  const asked: InternalAxiosRequestConfig[] = [];
  const onUnauthorized = vi.fn();
  const http = axios.create({
    adapter: async (config) => {
      asked.push(config);
      if (answer instanceof Error) throw answer;
      const { status = 200, body, text, headers = {} } = answer;
      const response = {
        status,
        statusText: '',
        headers: { 'content-type': 'application/json', ...headers },
        config,
        request: {},
        data: text ?? JSON.stringify(body),
      };
      if (status >= 400) {
        // As axios's own adapters do: the body has not been parsed yet when the error is made.
        throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, {}, response);
      }
      return response;
    },
  });
  return { call: createClient({ http, onUnauthorized }), asked, onUnauthorized };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiFailure ? error.failure : error),
  );

beforeEach(() => localStorage.clear());

describe('what is sent', () => {
  it('is form data, lists as repeated fields, absent values left out', async () => {
    const { call, asked } = clientFor({ body: { version: 1, steps: [] } });
    await call(api.forms.loadStepConfiguration, { body: { track: 'online', day: ['friday', 'saturday'] } });
    const data = asked[0]?.data as FormData;
    expect([...data.entries()]).toEqual([
      ['track', 'online'],
      ['day', 'friday'],
      ['day', 'saturday'],
    ]);
  });

  it('has its path parameters encoded', async () => {
    const { call, asked } = clientFor({ body: [] });
    await call(api.contact.getCountries, { params: { x: 'a/b' } });
    expect(asked[0]?.url).toBe('/getCountries/a%2Fb');
  });

  it('carries the stored token and the idempotency key, and no timeout', async () => {
    storeToken('secret');
    const { call, asked } = clientFor({ body: {} });
    await call(api.registration.saveSubmitRegistration, {
      body: { code: 'R7KM-42QD', track: 'online', versions: '{}', total: 0 },
      idempotencyKey: 'key-1',
    });
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(asked[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(asked[0]?.timeout).toBe(0);
  });
});

describe('a token in an answer is stored', () => {
  it.each([
    [
      'from the Authorization header',
      { body: {}, headers: { authorization: 'Bearer from-header' } },
      'from-header',
    ],
    ['from the body', { body: { token: 'from-body' } }, 'from-body'],
    ['from neither', { body: {} }, undefined],
  ])('%s', async (_, answer, token) => {
    const { call } = clientFor(answer);
    await call(api.event.getEventDays, {});
    expect(readToken()).toBe(token);
    expect(localStorage.getItem(TOKEN_KEY)).toBe(token ?? null);
  });
});

describe('a failure', () => {
  const problem = { errors: { email: ['Enter a valid email address'] } };
  it.each([
    ['no answer', new AxiosError('Network Error', 'ERR_NETWORK'), 'connection', {}],
    ['a truncated answer', { text: '{"version": 1, "st' }, 'fault', {}],
    ['HTML where JSON was due', { text: '<!doctype html><title>Proxy</title>' }, 'fault', {}],
    ['an empty answer', { text: '' }, 'fault', {}],
    ['500', { status: 500, body: { errors: { server: ['…'] } } }, 'fault', { server: ['…'] }],
    ['500 with HTML', { status: 500, text: '<h1>Bad gateway</h1>' }, 'fault', {}],
    ['401', { status: 401, body: { errors: {} } }, 'unauthorized', {}],
    ['401 with HTML', { status: 401, text: '<h1>Who are you?</h1>' }, 'unauthorized', {}],
    ['422', { status: 422, body: problem }, 'invalid', problem.errors],
    ['404', { status: 404, body: problem }, 'invalid', problem.errors],
    ['429', { status: 429, body: problem }, 'invalid', problem.errors],
    [
      '409 because of a new version',
      { status: 409, body: { ...problem, reason: 'stale' } },
      'stale',
      problem.errors,
    ],
    ['409 because it is full', { status: 409, body: { ...problem, reason: 'full' } }, 'full', problem.errors],
    [
      '409 while one is in flight',
      { status: 409, body: { ...problem, reason: 'in_flight' } },
      'in_flight',
      problem.errors,
    ],
  ])('of %s is %s', async (_, answer, kind, errors) => {
    const { call } = clientFor(answer as Answer | Error);
    expect(await failureOf(call(api.event.getEventDays, {}))).toMatchObject({ kind, errors });
  });

  it('of 401 is told before the call is rejected', async () => {
    const { call, onUnauthorized } = clientFor({ status: 401, body: { errors: {} } });
    await failureOf(call(api.event.getEventDays, {}));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['was dropped, since another call was refused first', forgetToken],
    ['is another, since the visitor has signed in again', () => storeToken('new')],
  ])('of 401 is not told when the token of the visitor %s', async (_, meanwhile) => {
    storeToken('old');
    const { call, onUnauthorized } = clientFor({ status: 401, body: { errors: {} } });
    const failure = failureOf(call(api.event.getEventDays, {}));
    meanwhile();
    expect(await failure).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
