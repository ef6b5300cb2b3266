import { randomUUID } from 'node:crypto';
import { cardToken, openPaidEvent } from './paid-event.ts';
import { registrationDocument } from './paid-event-documents.ts';
import { type Answer, type ApiCalls, type Begun, type Fields, key, organizerToken } from './test-api.ts';

/** A group as its contact holds it. */
export type HeldGroup = { code: string; email: string; bearer: { authorization: string } };

const groupForm = {
  kind: 'form',
  code: 'group_start',
  title: 'Start a group',
  sections: [
    {
      code: 'contact',
      fields: [
        { code: 'group_organization', type: 'text', label: 'Organization' },
        { code: 'group_contact_name', type: 'text', label: 'Name' },
        { code: 'group_contact_email', type: 'email', label: 'Email' },
        { code: 'group_contact_phone', type: 'phone', label: 'Phone', required: 'N' },
        { code: 'group_contact_address', type: 'textarea', label: 'Address', required: 'N' },
      ],
    },
  ],
};

/** The flow of groups with a part of a case's own. */
export const groupFlow = (group: object) => ({
  kind: 'flow',
  code: 'group',
  label: 'Groups',
  entry: { by: ['anyone'] },
  group,
  steps: [
    { code: 'start', label: 'Start', kind: 'form', form_type: 'group_start' },
    { code: 'people', label: 'People', kind: 'people' },
    { code: 'pay', label: 'Pay', kind: 'payment' },
  ],
});

/** An event of a case's own that takes groups, in which everything costs something. */
export async function openGroupEvent(api: ApiCalls, part: object = { pay: 'all' }, options: object = {}) {
  const takesGroups = { ...registrationDocument, entry: { by: ['anyone', 'invitation', 'group'] } };
  const event = await openPaidEvent(api, options, () => [groupForm, groupFlow(part), takesGroups]);
  const start = (given: Fields = {}): Promise<Answer> =>
    event.post(
      'createGroup',
      {
        group_organization: 'École Jules-Verne',
        group_contact_name: 'Ana Roy',
        group_contact_email: `${randomUUID()}@example.org`,
        version: 1,
        ...given,
      },
      key(),
    );
  const startGroup = async (given: Fields = {}): Promise<HeldGroup> => {
    const answer = await start(given);
    if (answer.status !== 200) throw new Error(answer.text);
    const { group, token } = answer.body as { group: Record<string, string>; token: string };
    return {
      code: String(group['group_code']),
      email: String(group['group_contact_email']),
      bearer: { authorization: `Bearer ${token}` },
    };
  };
  /** Makes a call of a group’s contact. */
  const ask = (group: HeldGroup, call: string, fields: Fields = {}, headers = key()) =>
    event.post(call, { group_code: group.code, ...fields }, { ...group.bearer, ...headers });
  const invite = (group: HeldGroup, name: string, email = `${randomUUID()}@example.org`) =>
    ask(group, 'sendGroupInvitation', { group_invite_name: name, group_invite_email: email });
  const inviteAll = (group: HeldGroup, people: readonly object[], headers = key()) =>
    api.send('POST', '/api/sendGroupInvitations', JSON.stringify({ group_code: group.code, people }), {
      'content-type': 'application/json',
      ...event.at,
      ...group.bearer,
      ...headers,
    });
  const information = (group: HeldGroup) =>
    api.get(`/api/getGroupInformation/${group.code}`, { ...event.at, ...group.bearer });
  const members = async (group: HeldGroup) =>
    (await information(group)).body['members'] as Record<string, unknown>[];
  const join = (begun: Begun, group_code: string, invitation?: string) =>
    event.post(
      'joinGroup',
      { code: begun.code, group_code, ...(invitation !== undefined && { invitation }) },
      begun.bearer,
    );
  /** Somebody who has joined a group and answered every form, what they owe known. */
  const member = async (group: HeldGroup, given: Fields = {}): Promise<Begun> => {
    const begun = await event.begin(given);
    const joined = await join(begun, group.code);
    if (joined.status !== 200) throw new Error(joined.text);
    await event.fill(begun);
    return begun;
  };
  /** The same, who has finished and waits for the group to pay. */
  const readyMember = async (group: HeldGroup, given: Fields = {}): Promise<Begun> => {
    const begun = await member(group, given);
    const answer = await event.submit(begun, {});
    if (answer.body['status'] !== 'ready') throw new Error(answer.text);
    return begun;
  };
  const payInformation = (group: HeldGroup) =>
    api.get(`/api/getGroupPayInformation/${group.code}`, { ...event.at, ...group.bearer });
  /** Pays by a card of the sandbox's, as reviewed. */
  const pay = (
    group: HeldGroup,
    total: unknown,
    given: Fields = { credit: cardToken('ok') },
    headers = key(),
  ) => ask(group, 'submitPayGroupFee', { total, method: 'card', ...given }, headers);
  /** Marks an invoice as paid, as an organizer. */
  const markPaid = (number: unknown, headers = key(), token = organizerToken) =>
    event.post('markInvoicePaid', { number }, { authorization: `Bearer ${token}`, ...headers });
  return {
    ...event,
    payInformation,
    pay,
    markPaid,
    join,
    member,
    readyMember,
    start,
    startGroup,
    ask,
    invite,
    inviteAll,
    information,
    members,
  };
}

export type GroupEvent = Awaited<ReturnType<typeof openGroupEvent>>;

/** What the link of an invitation bears, as its mail has it. */
export function invitationIn(text: string): string {
  return /[?&]invitation=([\w-]+)/.exec(text)?.[1] ?? '';
}
