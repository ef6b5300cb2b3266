import { randomUUID } from 'node:crypto';
import { type Answer, type ApiCalls, type Begun, demoDocument, key } from './test-api.ts';
import { volunteerShifts } from './volunteer-shifts.ts';

/** An address that nobody has used before. */
export const newEmail = () => `${randomUUID()}@example.org`;

/** Somebody in the line of a flow. */
export interface Waiting {
  readonly entry: string;
  readonly email: string;
  readonly position: number;
}

/** A flow of one place, like that of the volunteers, whose line may be joined. */
export async function openFullFlow(
  api: ApiCalls,
  more: object = {},
  publishing: (document: object) => Promise<unknown> = (document) => mustPublish(api, document),
) {
  const flow = `flow-${randomUUID().slice(0, 8)}`;
  const publish = async (changes: object = {}) => {
    const document = { ...(await demoDocument('flow/volunteer')), code: flow, capacity: 1, ...more };
    await publishing({ ...document, ...changes });
  };
  await publish();

  async function beginning(email: string, entry?: string): Promise<Answer> {
    const values = { first_name: 'Ana', last_name: 'Silva', email, first_aider: 'no' };
    return api.post(
      'beginFlow',
      {
        flow,
        version: await api.versionOf('volunteer_contact'),
        values: JSON.stringify(values),
        ...(entry !== undefined && { entry_ID: entry }),
      },
      key(),
    );
  }

  async function begin(email = newEmail(), entry?: string): Promise<Begun> {
    const { status, body, text } = await beginning(email, entry);
    if (status !== 200) throw new Error(text);
    const { registration, token } = body as { registration: { code: string }; token: string };
    const who = { code: registration.code, email, bearer: { authorization: `Bearer ${token}` } };
    await api.save(who, 'volunteer_shifts', volunteerShifts());
    return who;
  }

  async function send(who: Begun): Promise<Answer> {
    const { versions, quote } = (await api.review(who)).body as {
      versions: object;
      quote: { total: number };
    };
    const fields = { code: who.code, versions: JSON.stringify(versions), total: quote.total };
    return api.post('saveSubmitRegistration', fields, { ...who.bearer, ...key() });
  }

  const withdraw = ({ code, bearer }: Begun) =>
    api.post(
      'withdrawApplication',
      { code, expected_refund: 0, message: '' },
      { ...bearer, 'idempotency-key': randomUUID() },
    );

  async function join(email = newEmail()): Promise<Waiting> {
    const asked = await api.post('checkWaitlist', { email, flow });
    const entry = String(asked.body['entry_ID']);
    const person = { first_name: 'Luc', last_name: 'Roy', email, flow };
    const joined = await api.post('saveToWaitlist', { entry_ID: entry, ...person });
    if (joined.status !== 200) throw new Error(joined.text);
    return { entry, email, position: Number(joined.body['position']) };
  }

  return { flow, publish, beginning, begin, send, withdraw, join };
}

async function mustPublish(api: ApiCalls, document: object): Promise<void> {
  const answer = await api.publish(document);
  if (answer.status !== 200) throw new Error(answer.text);
}
