import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { defaultRateLimits, type RateLimits } from '#server/http/rate-limits.ts';
import { projectFolder } from '#server/settings/project-folder.ts';
import { type GroupEvent, openGroupEvent } from './group-event.ts';
import { cardToken, retiree } from './paid-event.ts';
import { openTestApi, type TestApi } from './test-api.ts';

/** A school of 300, a fifth of it: so many people, at a fifth of the limits. */
const SCHOOL = 300;
const PEOPLE = 60;
const AT_ONCE = 20;
const limit = (calls: number) => Math.floor((calls * PEOPLE) / SCHOOL);
const rateLimits: RateLimits = {
  general: limit(defaultRateLimits.general),
  token: limit(defaultRateLimits.token),
  strict: limit(defaultRateLimits.strict),
};
/** Stands in every rendered page, and not in the bare one that the browser has to render itself. */
const RENDERED = 'id="first-answer"';
const siteFolder = path.join(projectFolder, 'dist/site');

let database: OpenDatabase;
let api: TestApi;
let event: GroupEvent;
/** Full from the start. */
let fullEvent: GroupEvent;
let port: number;
beforeAll(async () => {
  if (!existsSync(siteFolder)) throw new Error('The site is not built: npm run build');
  // PGlite took more than half of the test's time.
  const postgres = await openTestPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  database = postgres.database;
  api = await openTestApi(database, { rateLimits, siteFolder });
  event = await openGroupEvent(api, { pay: 'all' }, { capacity: 10 * PEOPLE });
  fullEvent = await openGroupEvent(api, { pay: 'all' }, { capacity: 0, waitlist: 'Y' });
  await api.portal.server.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(api.portal.server.listeningOrigin).port);
});
afterAll(async () => {
  await api.portal.close();
  await database.close();
});

/** Statuses of API calls, and addresses of pages that came bare. */
const [statuses, bare] = [new Map<number, number>(), [] as string[]];
const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

async function visit(url: string, at = event.at): Promise<void> {
  const page = await api.get(url, { ...at, accept: 'text/html', cookie: 'i18n_redirected=en' });
  if (page.status !== 200 || !page.text.includes(RENDERED)) bare.push(`${url}: ${page.status}`);
}

/** Registers one person as the site does: pages, calls, a socket that stays open, a payment. */
async function register(): Promise<WebSocket> {
  const post = async (call: string, fields: Record<string, unknown>, headers = {}) => {
    const answer = await event.post(call, fields, headers);
    note(answer.status);
    return answer;
  };
  // The event of this test has no home page of its own.
  await visit('/', { host: 'teachers.localhost' });
  await visit('/registration/start');
  for (const url of [`/api/getClientEventFromDomain/${event.at.host}`, '/api/getRegistrationOption'])
    note((await api.get(url, event.at)).status);
  const email = `${randomUUID()}@school.example`;
  const begun = await event.begin({ email });
  await visit('/registration/step');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/rostrum?protocol=7`, {
    headers: { host: event.at.host },
  });
  await once(socket, 'message');
  await post('loadStepConfiguration', { track: 'main', mode: 'In-Person', day: 'day1' });
  const forms = { personal: { first_name: 'Zoé', last_name: 'Roy' }, membership: retiree, picks: {} };
  for (const [form_type, values] of Object.entries(forms)) {
    await post('loadEventFormFromType', { form_type });
    const typed = { code: begun.code, form_type, version: 1, values: JSON.stringify(values) };
    await post('saveAutoInformation', typed, begun.bearer);
    note((await event.save(begun, form_type, values)).status);
  }
  note((await event.submit(begun, { credit: cardToken('ok') })).status);
  await post('getLookUpRegistration', { code: begun.code, email });
  await post('checkRegistration', { code: begun.code, email });
  await post('sendLookUpCode', { email });
  await post('send-event-email-access-code', { email });
  const waiting = { first_name: 'Ana', last_name: 'Roy', email: `${randomUUID()}@school.example` };
  note((await fullEvent.post('saveToWaitlist', { ...waiting, entry_ID: randomUUID() })).status);
  const group = await event.startGroup({ group_contact_email: `${randomUUID()}@school.example` });
  await post('openGroup', { group_code: group.code, email: group.email });
  await post('checkGroup', { group_code: group.code });
  return socket;
}

test(`people of one address register, look that up, wait and start groups, and none is refused or sent a bare page`, async () => {
  const sockets: WebSocket[] = [];
  const rounds = Array.from({ length: AT_ONCE }, async () => {
    for (let turn = 0; turn < PEOPLE / AT_ONCE; turn += 1) sockets.push(await register());
  });
  await Promise.all(rounds);
  expect(Object.fromEntries(statuses)).toEqual({ 200: PEOPLE * 20 });
  expect(bare).toEqual([]);
  expect(sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN)).toEqual([]);
  for (const socket of sockets) socket.close();
});
