import { randomUUID } from 'node:crypto';
import { newEmail } from './full-flow.ts';
import { type Begun, demoDocument, key, type TestApi } from './test-api.ts';
import { volunteerShifts } from './volunteer-shifts.ts';

/** A flow of the test's own, like that of the volunteers. */
export async function publishFlow(api: TestApi, more: object = {}): Promise<string> {
  const code = `flow-${randomUUID().slice(0, 8)}`;
  const answer = await api.publish({ ...(await demoDocument('flow/volunteer')), code, ...more });
  if (answer.status !== 200) throw new Error(answer.text);
  return code;
}

/** Begins an application of a flow like the volunteers'. */
export async function begin(
  api: TestApi,
  flow: string,
  email = newEmail(),
  first_name = 'Ana',
): Promise<Begun> {
  const version = await api.versionOf('volunteer_contact');
  const values = JSON.stringify({ first_name, last_name: 'Silva', email, first_aider: 'no' });
  const { body } = await api.post('beginFlow', { flow, version, values }, key());
  const { registration, token } = body as { registration: { code: string }; token: string };
  return { code: registration.code, email, bearer: { authorization: `Bearer ${token}` } };
}

/** Answers the shifts of an application and submits it, with its dinner paid by card. */
export async function send(api: TestApi, who: Begun, dinner = false) {
  await api.save(who, 'volunteer_shifts', volunteerShifts(dinner));
  const { versions, quote } = (await api.review(who)).body as { versions: object; quote: { total: number } };
  const fields = { code: who.code, versions: JSON.stringify(versions), total: quote.total };
  const credit = quote.total > 0 ? { credit: `tok_sandbox_visa_4242_ok_${randomUUID()}` } : {};
  return api.post('saveSubmitRegistration', { ...fields, ...credit }, { ...who.bearer, ...key() });
}

/** A submitted application. */
export async function sent(
  api: TestApi,
  flow = 'volunteer',
  dinner = false,
  first_name?: string,
): Promise<Begun> {
  const who = await begin(api, flow, newEmail(), first_name);
  const answer = await send(api, who, dinner);
  if (answer.status !== 200) throw new Error(answer.text);
  return who;
}
