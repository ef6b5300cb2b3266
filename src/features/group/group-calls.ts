import { api } from '#engine/contract/calls.ts';
import type { RefusedPerson } from '#engine/contract/group.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { AskedTask, GroupEntry, Invited } from '#machines/group/group-setup.ts';
import type { Call } from '#src/api/client.ts';

interface Asking {
  readonly call: Call;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** The most people per call. */
const TOGETHER = 500;

/** Starts a group, or opens it again. */
export function beginGroup(
  { call, locale, signal }: Asking,
  { entry, key }: { entry: GroupEntry; key: string },
) {
  if (entry.kind === 'open') {
    const { group_code, email } = entry;
    return call(api.group.openGroup, { body: { group_code, email }, signal, locale });
  }
  const {
    group_organization = '',
    group_contact_name = '',
    group_contact_email = '',
    ...more
  } = entry.answers;
  return call(api.group.createGroup, {
    body: {
      group_organization,
      group_contact_name,
      group_contact_email,
      ...more,
      version: entry.version,
      locale,
    },
    idempotencyKey: key,
    signal,
    locale,
  });
}

/** Performs a task of the contact. */
export function performTask(
  { call, locale, signal }: Asking,
  group_code: string,
  { task, key }: AskedTask,
): Promise<unknown> {
  const about = { signal, locale };
  const inviteOne = ({ name, email }: Invited) =>
    call(api.group.sendGroupInvitation, {
      body: { group_code, group_invite_name: name, group_invite_email: email },
      ...about,
    });
  switch (task.kind) {
    case 'invite':
      return inviteOne(task);
    case 'resend':
      return oneAfterAnother(task.people, inviteOne);
    case 'inviteList':
      return inviteList({ call, locale, signal }, group_code, task.people, key);
    case 'withdraw':
      return call(api.group.withdrawGroupInvitation, {
        body: { group_code, member_id: task.member_id },
        ...about,
      });
    case 'handOver':
      return call(api.group.handOverGroup, {
        body: { group_code, group_contact_name: task.name, group_contact_email: task.email },
        ...about,
      });
    default:
      return task satisfies never;
  }
}

async function oneAfterAnother<Each>(
  all: readonly Each[],
  ask: (each: Each) => Promise<unknown>,
): Promise<void> {
  for (const each of all) await ask(each);
}

/** Invites a list in parts; refusals refer to places in the whole list. */
async function inviteList(
  { call, locale, signal }: Asking,
  group_code: string,
  people: readonly Invited[],
  key: string,
) {
  const answer = { invited: 0, refused: [] as RefusedPerson[] };
  for (let from = 0; from < people.length; from += TOGETHER) {
    const { invited, refused } = await call(api.group.sendGroupInvitations, {
      body: {
        group_code,
        people: people.slice(from, from + TOGETHER).map(({ name, email }) => ({ name, email })),
      },
      idempotencyKey: `${key}-${from}`,
      signal,
      locale,
    });
    answer.invited += invited.length;
    answer.refused.push(...refused.map((each) => ({ ...each, index: each.index + from })));
  }
  return answer;
}
