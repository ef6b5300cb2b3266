import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import { inKindsOfToday } from '#server/configuration/former-kinds.ts';
import { seedEvents } from '#server/configuration/seed-events.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { unlimited } from '#server/http/rate-limits.ts';
import { readEnvironment } from '#server/settings/environment.ts';
import { type Portal, type PortalOptions, startPortal } from '#server/start/start-portal.ts';
import { selfMadeWallets } from '#server/wallets/testing/self-made.ts';
import { releasedItems } from './released-items.ts';

export type Fields = Record<string, unknown>;
export type Headers = Record<string, string>;
/** An answer as the tests look at it; the body parsed, and as it came. */
export type Answer = {
  status: number;
  body: Body;
  text: string;
  /** Of a file; absent over a network, where no test looks at one. */
  bytes?: Buffer;
  headers: Record<string, unknown>;
};
/** Loosely typed on purpose: tests look at what came, not at what was promised. */
export type Body = { [key: string]: unknown; errors?: Record<string, string[]>; reason?: string };
export type Begun = { code: string; email: string; bearer: Headers };

export const organizerToken = 'organizer-token-of-the-contract-tests';
export const host = 'teachers.localhost';

/** The whole portal on a database, called without a network. */
export async function openTestApi(
  database: OpenDatabase,
  options: Pick<PortalOptions, 'rateLimits' | 'siteFolder'> = {},
) {
  const reading = readEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ...(await selfMadeWallets()),
  });
  if (!reading.ok) throw new Error('the test environment is not usable');
  const portal = await startPortal({
    environment: reading.environment,
    database,
    organizerToken,
    rateLimits: unlimited,
    prepare: (configuration) => seedEvents(configuration),
    ...options,
  });
  return testApi(portal, database);
}

export type TestApi = ReturnType<typeof testApi>;

/** Sends one request, whatever lies between. */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: Buffer | string,
  headers?: Headers,
) => Promise<Answer>;

function testApi(portal: Portal, database: OpenDatabase) {
  const send: Send = async (method, url, payload, headers = {}) => {
    const answer = await portal.server.inject({ method, url, payload, headers: { host, ...headers } });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : {},
      text: answer.body,
      bytes: answer.rawPayload,
      headers: answer.headers,
    };
  };
  /** One transaction for all of them: each published by a call of its own, they took a third of the whole contract. */
  const publishAll: ApiCalls['publishAll'] = (event, documents) =>
    portal.configuration.replaceAll(
      event,
      documents.map(inKindsOfToday) as ConfigurationDocument[],
      'organizer',
    );
  return { portal, database, ...apiCalls(send), publishAll };
}

export type ApiCalls = ReturnType<typeof apiCalls>;

/** The calls that tests make, over any way of sending them. */
export function apiCalls(send: Send) {
  const publishAll = async (event: string, documents: readonly object[]): Promise<void> => {
    for (const document of documents) {
      const answer = await publish(document, JSON.stringify({ event, document, confirmed: 'Y', force: 'Y' }));
      if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    }
  };
  /** Sends fields as the site does: multipart form data, a list as a repeated field. */
  const post = async (call: string, fields: Fields, headers: Headers = {}): Promise<Answer> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      for (const item of [value].flat()) form.append(name, String(item));
    }
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const payload = Buffer.from(await request.arrayBuffer());
    return send('POST', `/api/${call}`, payload, { 'content-type': type, ...headers });
  };
  const get = (url: string, headers: Headers = {}) => send('GET', url, undefined, headers);
  const publish = (
    document: unknown,
    text = JSON.stringify({ event: 'teachers', document, confirmed: 'Y', force: 'Y' }),
    headers: Headers = {},
  ) =>
    send('POST', '/api/publishConfiguration', text, {
      'content-type': 'application/json',
      authorization: `Bearer ${organizerToken}`,
      ...headers,
    });
  const begin = async (given: Fields = {}, at: Headers = {}): Promise<Begun> => {
    const email = `${randomUUID()}@example.org`;
    const fields = { ...onlineChoice, email, ...given };
    const answer = await post('generateRegistrationCaptured', fields, { ...key(), ...at });
    if (answer.status !== 200) throw new Error(answer.text);
    const { registration, token } = answer.body as { registration: { code: string }; token: string };
    return {
      code: registration.code,
      email: String(fields.email),
      bearer: { authorization: `Bearer ${token}` },
    };
  };
  const versionOf = async (formType: string): Promise<number> =>
    Number((await post('loadEventFormFromType', { form_type: formType })).body.version);
  const save = async (begun: Begun, formType: string, values: unknown, version?: number) =>
    post(
      'saveRegistrationPersonalInformations',
      {
        code: begun.code,
        form_type: formType,
        version: version ?? (await versionOf(formType)),
        values: typeof values === 'string' ? values : JSON.stringify(values),
      },
      begun.bearer,
    );
  const fill = async (begun: Begun): Promise<void> => {
    for (const [formType, values] of Object.entries(onlineAnswers(begun.email))) {
      const answer = await save(begun, formType, values);
      if (answer.status !== 200) throw new Error(`${formType}: ${answer.text}`);
    }
  };
  const review = (begun: Begun) => post('initStepReview', { code: begun.code }, begun.bearer);
  /** What is submitted of a registration that was just reviewed, with a card of the sandbox's. */
  const reviewed = async (begun: Begun): Promise<Fields> => {
    const { body } = await review(begun);
    const { versions, quote } = body;
    const credit = `tok_sandbox_visa_4242_ok_${randomUUID()}`;
    const { total } = quote as { total: number };
    const shown = { versions: JSON.stringify(versions), total, ...releasedItems(body) };
    return { code: begun.code, track: 'online', ...shown, credit };
  };
  const submit = async (begun: Begun, headers: Headers = key(), given: Fields = {}) => {
    const fields = { ...(await reviewed(begun)), ...given };
    return post('saveSubmitRegistration', fields, { ...begun.bearer, ...headers });
  };
  return { send, post, get, publish, publishAll, begin, versionOf, save, fill, review, reviewed, submit };
}

/** A new idempotency key, as the header that carries it. */
export function key(): Headers {
  return { 'idempotency-key': randomUUID() };
}

export const onlineChoice = { track: 'online', mode: 'Online', registrations_day: ['friday', 'saturday'] };

/** Right answers to every step of an online registration. */
export function onlineAnswers(email: string): Record<string, Fields> {
  return {
    personal: {
      first_name: 'Zoé',
      last_name: 'Tremblay',
      email,
      email_type: 'personal',
      role: 'classroom',
      school: 'École Jules-Verne',
      district: 'sd93',
      address: {
        street1: '5445 Baillie Street',
        city: 'Vancouver',
        province: 'BC',
        postalcode: 'V5Z 3M6',
        country: 'Canada',
        countryvalue: 'CA',
        type: 'home',
      },
    },
    participation: { time_zone: 'America/Vancouver', captions: 'none', grades: ['k3'] },
  };
}

/** A document of the demo event, fresh for each caller to change. */
export async function demoDocument(name: string): Promise<DemoDocument> {
  const file = path.resolve(import.meta.dirname, '../../fixtures/events/teachers', `${name}.json`);
  return JSON.parse(await readFile(file, 'utf8'));
}

export type DemoDocument = {
  [key: string]: unknown;
  sections: { [key: string]: unknown; fields: Record<string, unknown>[] }[];
};
