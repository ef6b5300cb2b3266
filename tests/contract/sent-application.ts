import { randomUUID } from 'node:crypto';
import { newEmail } from './full-flow.ts';
import { plainPng } from './sample-files.ts';
import { type ApiCalls, type Begun, demoDocument, key } from './test-api.ts';
import { volunteerShifts } from './volunteer-shifts.ts';

/** A flow of the test's own, like that of the volunteers. */
export async function publishFlow(api: ApiCalls, more: object = {}): Promise<string> {
  const code = `flow-${randomUUID().slice(0, 8)}`;
  const answer = await api.publish({ ...(await demoDocument('flow/volunteer')), code, ...more });
  if (answer.status !== 200) throw new Error(answer.text);
  return code;
}

/** Begins an application of a flow like the volunteers'. */
export async function begin(
  api: ApiCalls,
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
export async function send(api: ApiCalls, who: Begun, dinner = false) {
  await api.save(who, 'volunteer_shifts', volunteerShifts(dinner));
  const { versions, quote } = (await api.review(who)).body as { versions: object; quote: { total: number } };
  const fields = { code: who.code, versions: JSON.stringify(versions), total: quote.total };
  const credit = quote.total > 0 ? { credit: `tok_sandbox_visa_4242_ok_${randomUUID()}` } : {};
  return api.post('saveSubmitRegistration', { ...fields, ...credit }, { ...who.bearer, ...key() });
}

/** A submitted application. */
export async function sent(
  api: ApiCalls,
  flow = 'volunteer',
  dinner = false,
  first_name?: string,
): Promise<Begun> {
  const who = await begin(api, flow, newEmail(), first_name);
  const answer = await send(api, who, dinner);
  if (answer.status !== 200) throw new Error(answer.text);
  return who;
}

/** A file as the server describes it. */
export type SentFile = { files_ID: string; name: string; size: number };

/** Uploads a picture for an application. */
async function upload(api: ApiCalls, { bearer }: Begun, name: string): Promise<SentFile> {
  const form = new FormData();
  form.append('type', 'file');
  form.append('file', new Blob([new Uint8Array(await plainPng())], { type: 'image/png' }), name);
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = await api.send('POST', '/api/uploadWebsiteFile', payload, {
    'content-type': type,
    ...bearer,
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as unknown as SentFile;
}

/** An application of a first aider with a certificate among its answers, and a file that is no answer. */
export async function withCertificate(api: ApiCalls, flow: string) {
  const who = await begin(api, flow);
  const certificate = await upload(api, who, 'Zoé’s <b>certificate</b>.png');
  const stray = await upload(api, who, 'stray.png');
  const first = { first_name: 'Zoé', last_name: 'Roy', email: who.email, first_aider: 'yes' };
  for (const [form, values] of [
    ['volunteer_contact', first],
    ['volunteer_first_aid', { valid_until: '2028-06-30', certificate }],
  ] as const) {
    const saved = await api.save(who, form, values);
    if (saved.status !== 200) throw new Error(saved.text);
  }
  return { who, certificate, stray };
}
