import { randomUUID } from 'node:crypto';
import { type Answer, type ApiCalls, type Begun, type Fields, key } from './test-api.ts';

/** What somebody says who proposes a workshop. */
export const proposerAnswers = (email: string) => ({
  first_name: 'Amélie',
  last_name: 'Fortin',
  email,
  school: 'École Gabrielle-Roy, Surrey',
});

/** Right answers to the other steps of a proposal that are forms of answers alone. */
export const proposalAnswers: Readonly<Record<string, Fields>> = {
  proposal_workshop: {
    title: 'A forest as a library',
    description: 'We read outside for ninety minutes, and everybody takes a path home to try.',
    type: 'I',
    capacity: 24,
    subject: 'french',
    level: ['k3', 'g47'],
    language: 'both',
  },
  proposal_times: { times: ['friday_morning'], room: 'tables' },
};

/** Begins a proposal by its own call. */
export async function beginProposal(
  api: ApiCalls,
  email = `${randomUUID()}@example.org`,
  more: Fields = {},
): Promise<Begun> {
  const version = await api.versionOf('proposal_contact');
  const values = JSON.stringify(proposerAnswers(email));
  const { status, body, text } = await api.post('generateWorkshop', { version, values, ...more }, key());
  if (status !== 200) throw new Error(text);
  const { registration, token } = body as { registration: { code: string }; token: string };
  return { code: registration.code, email, bearer: { authorization: `Bearer ${token}` } };
}

/** Saves a step of a proposal by its own call. */
export async function saveProposal(
  api: ApiCalls,
  { code, bearer }: Begun,
  form_type: string,
  values: Fields,
): Promise<Answer> {
  const version = await api.versionOf(form_type);
  const fields = { workshops_code: code, form_type, version, values: JSON.stringify(values) };
  return api.post('saveWorkshopInformations', fields, bearer);
}

/** Fills in all steps of answers. */
export async function fillProposal(api: ApiCalls, who: Begun): Promise<void> {
  for (const [form, values] of Object.entries(proposalAnswers)) {
    const { status, text } = await saveProposal(api, who, form, values);
    if (status !== 200) throw new Error(`${form}: ${text}`);
  }
}

/** Reviews a proposal and sends it. */
export async function sendProposal(api: ApiCalls, who: Begun): Promise<Answer> {
  const { versions } = (await api.review(who)).body;
  const fields = { workshops_code: who.code, versions: JSON.stringify(versions), total: 0 };
  return api.post('submitWorkshopProposal', fields, { ...who.bearer, ...key() });
}
