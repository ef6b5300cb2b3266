import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import type { Registered } from './attendee.ts';
import { sharedServer } from './shared-server.ts';

/** A registration's holder at the API, without a browser. */
async function post(
  pathname: string,
  body: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  const { port } = new URL(sharedServer().site);
  return fetch(`http://localhost:${port}/api/${pathname}`, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json', ...headers },
  });
}

/** What the database has of a registration, as its code and email give it. */
export async function reviewOf({
  code,
  email,
}: Registered): Promise<AnswerOf<(typeof forms)['initStepReview']>> {
  const opened = await (await post('checkRegistration', { code, email })).json();
  return (await post('initStepReview', { code }, { authorization: `Bearer ${opened.token}` })).json();
}

/** The page of mail that was written to an address and not sent. */
export async function outbox(to: string): Promise<string> {
  const { port } = new URL(sharedServer().site);
  return (await fetch(`http://localhost:${port}/outbox?to=${encodeURIComponent(to)}`)).text();
}

/** A registration that was begun on another device. */
export async function begunElsewhere(email: string): Promise<Registered> {
  const body = { email, track: 'online', mode: 'Online', registrations_day: 'friday' };
  const begun = await post('generateRegistrationCaptured', body, { 'idempotency-key': randomUUID() });
  return { code: (await begun.json()).registration.code, email };
}
