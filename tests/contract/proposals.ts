import { randomUUID } from 'node:crypto';
import { mailsTo } from './mails-to.ts';
import { type Answer, type ApiCalls, type Begun, type Fields, key, type TestApi } from './test-api.ts';

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

/** Fills in all steps of answers, and names the first contact as presenter. */
export async function fillProposal(api: ApiCalls, who: Begun): Promise<void> {
  for (const [form, values] of Object.entries(proposalAnswers)) {
    const { status, text } = await saveProposal(api, who, form, values);
    if (status !== 200) throw new Error(`${form}: ${text}`);
  }
  await changePresenters(api, who, 'addInstructorToWorkshop', { contact: 'Y' });
  await saveProposal(api, who, 'proposal_presenters', {});
}

/** Reviews a proposal and sends it. */
export async function sendProposal(api: ApiCalls, who: Begun): Promise<Answer> {
  const { versions } = (await api.review(who)).body;
  const fields = { workshops_code: who.code, versions: JSON.stringify(versions), total: 0 };
  return api.post('submitWorkshopProposal', fields, { ...who.bearer, ...key() });
}

/** What a presenter says of themselves. */
export const partAnswers = (name: string, school = 'Langley Secondary') => ({
  name,
  school,
  biography: 'Teaches outside whenever it does not snow.',
});

/** Changes who presents a proposal, as its first contact does. */
export const changePresenters = (api: ApiCalls, who: Begun, call: string, fields: Fields) =>
  api.post(call, { workshops_code: who.code, ...fields }, who.bearer);

/** Who presents a proposal, as its bearer sees them. */
export async function presentersOf(api: ApiCalls, who: Begun): Promise<Fields[]> {
  const { body } = await api.get(`/api/getWorkshopProposalFormPresenters/${who.code}/Y`, who.bearer);
  return body['presenters'] as Fields[];
}

/** What the newest link of an invitation bears that was mailed to an address. */
export async function invitationOf(api: TestApi, email: string): Promise<string> {
  const texts = (await mailsTo(api, email)).map(
    ({ text }) => /workshop-proposals\/([\w-]{20,})/.exec(text)?.[1],
  );
  return texts.findLast((secret) => secret !== undefined) ?? '';
}

/** Opens a proposal by an invitation. */
export const openInvitation = (api: ApiCalls, invitation_code: string, email: string) =>
  api.post('openInvitation', { invitation_code, email });

/** Asks somebody new to present, who says something of themselves by their link. */
export async function joinedBy(api: TestApi, who: Begun, name: string, email: string) {
  const asked = await changePresenters(api, who, 'addInstructorToWorkshop', { name, email });
  if (asked.status !== 200) throw new Error(asked.text);
  const opened = await openInvitation(api, await invitationOf(api, email), email);
  const { instructor_code, token } = opened.body as { instructor_code: string; token: string };
  const presenter = { code: who.code, email, bearer: { authorization: `Bearer ${token}` } };
  return {
    instructor_code,
    presenter,
    saved: await savePart(api, presenter, instructor_code, partAnswers(name)),
  };
}

/** Saves what a presenter says of themselves. */
export async function savePart(
  api: ApiCalls,
  { code, bearer }: Begun,
  instructor_code: string,
  values: Fields,
) {
  const version = await api.versionOf('proposal_presenter');
  const fields = { workshops_code: code, instructor_code, version, values: JSON.stringify(values) };
  return api.post('saveInstructorInformations', fields, bearer);
}
