import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { cardToken, type PaidEvent, retiree } from '#tests/contract/paid-event.ts';
import { type Answer, type ApiCalls, type Headers, key } from '#tests/contract/test-api.ts';

/** What calls came to: none may be left without an answer. */
export type Ended = { status: number; retryAfter: unknown; ms: number };

/** Makes a call until it is answered with something other than 503, as the site does. */
export async function insist(make: () => Promise<Answer>, ended: Ended[]): Promise<Answer> {
  for (;;) {
    const begun = performance.now();
    const answer = await make();
    const ms = Math.round(performance.now() - begun);
    ended.push({ status: answer.status, retryAfter: answer.headers['retry-after'], ms });
    if (answer.status !== 503) return answer;
    await delay(200);
  }
}

/** Registers one person after the other until it is over; gives their addresses. */
export async function registerPeople(
  api: ApiCalls,
  event: PaidEvent,
  { ended, isOver }: { ended: Ended[]; isOver: () => boolean },
): Promise<string[]> {
  const submitted: string[] = [];
  const post = (call: string, fields: Record<string, unknown>, headers: Headers = {}) =>
    insist(() => api.post(call, fields, { ...event.at, ...headers }), ended);
  const accepted = (answer: Answer) => expect([answer.status, answer.text]).toEqual([200, answer.text]);
  while (!isOver()) {
    const email = `${crypto.randomUUID()}@example.org`;
    const choice = { track: 'main', mode: 'In-Person', registrations_day: 'day1', email };
    const begun = await post('generateRegistrationCaptured', choice, key());
    accepted(begun);
    const { registration, token } = begun.body as { registration: { code: string }; token: string };
    const bearer = { authorization: `Bearer ${token}` };
    const { code } = registration;
    const forms = { personal: { first_name: 'Zoé', last_name: 'Roy' }, membership: retiree, picks: {} };
    for (const [form_type, values] of Object.entries(forms)) {
      const fields = { code, form_type, version: 1, values: JSON.stringify(values) };
      accepted(await post('saveRegistrationPersonalInformations', fields, bearer));
    }
    const { versions, quote } = (await post('initStepReview', { code }, bearer)).body;
    const { total } = quote as { total: number };
    const fields = {
      code,
      track: 'main',
      versions: JSON.stringify(versions),
      total,
      credit: cardToken('ok'),
    };
    accepted(await post('saveSubmitRegistration', fields, { ...bearer, ...key() }));
    submitted.push(email);
  }
  return submitted;
}
