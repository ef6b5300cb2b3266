import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { api as contract } from '#engine/contract/api.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { type Admitted, accessMatrix } from '../access-matrix.ts';
import type { ApiCase } from '../api-case.ts';
import { beginProposal } from '../proposals.ts';
import { type ApiCalls, type Headers, host, key, organizerToken } from '../test-api.ts';

const calls: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(contract).flatMap((resource) => Object.entries<Endpoint>(resource)),
);

/** A kind of visitor: what they bear, the dossier that it is for, and whom they are admitted as. */
interface Visitor {
  readonly bearer: Headers;
  readonly code?: string;
  readonly as: readonly Admitted[];
}

const bearing = (token: unknown): Headers => ({ authorization: `Bearer ${token}` });

/** One of each kind who may come to the event `teachers`, with somebody of another event among them. */
async function visitors(api: ApiCalls): Promise<Record<string, Visitor>> {
  const registration = await api.begin();
  const version = await api.versionOf('volunteer_contact');
  const email = () => `${randomUUID()}@example.org`;
  const values = { first_name: 'Ana', last_name: 'Silva', email: email(), first_aider: 'no' };
  const applied = await api.post(
    'beginFlow',
    { flow: 'volunteer', version, values: JSON.stringify(values) },
    key(),
  );
  const grouped = await api.post(
    'createGroup',
    {
      group_organization: 'École Jules-Verne',
      group_contact_name: 'Ana Roy',
      group_contact_email: email(),
      version: await api.versionOf('group_start'),
    },
    key(),
  );
  const music = await api.get('/api/getEventTrack', { host: 'music.localhost' });
  const [track] = music.body as unknown as { code: string; modes: string[] }[];
  const days = await api.get('/api/getEventDays', { host: 'music.localhost' });
  const elsewhere = await api.begin(
    {
      track: track?.code,
      mode: track?.modes[0],
      registrations_day: (days.body as unknown as { code: string }[]).map(({ code }) => code),
    },
    { host: 'music.localhost' },
  );
  const proposed = await beginProposal(api);
  const { registration: application, token } = applied.body as {
    registration: { code: string };
    token: string;
  };
  const { group, token: groupToken } = grouped.body as { group: { group_code: string }; token: string };
  return {
    nobody: { bearer: {}, as: [] },
    stranger: { bearer: bearing(randomUUID()), as: [] },
    elsewhere: { bearer: elsewhere.bearer, as: [] },
    attendee: { bearer: registration.bearer, code: registration.code, as: ['any', 'registration'] },
    applicant: { bearer: bearing(token), code: application.code, as: ['any', 'application'] },
    proposer: { bearer: proposed.bearer, code: proposed.code, as: ['any', 'application', 'proposal'] },
    contact: { bearer: bearing(groupToken), code: group.group_code, as: ['any', 'group'] },
    organizer: { bearer: bearing(organizerToken), as: ['organizer'] },
  };
}

/** Makes a call with nothing in it but the code that it is about. */
export function tried(
  api: ApiCalls,
  { method, path, holder = 'code', encoding }: Endpoint,
  bearer: Headers,
  code = 'ZZZZ-ZZZZ',
) {
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === holder ? code : 'x'))}`;
  const headers = { host, ...bearer, ...key() };
  if (method === 'GET') return api.get(url, headers);
  if (method === 'DELETE') return api.send('DELETE', url, undefined, headers);
  return encoding === 'json'
    ? api.send('POST', url, JSON.stringify({ [holder]: code }), {
        ...headers,
        'content-type': 'application/json',
      })
    : api.post(path.slice(1), { [holder]: code }, headers);
}

/** Who may call what: every call there is, by every kind of visitor. */
export const accessCases: ApiCase[] = [
  {
    name: 'has an entry for every call of who may make it, and none for a call that is gone',
    async run() {
      const entered = Object.entries(accessMatrix).flatMap(([who, names]) =>
        names.map((name) => [name, who]),
      );
      const contracted = [...calls].map(([name, { access, dossiers = 'any' }]) => [
        name,
        access === 'holder' ? dossiers : access,
      ]);
      expect(entered.toSorted()).toEqual(contracted.toSorted());
    },
  },
  {
    name: 'lets nobody into a call but whom it admits, and those',
    async run(api) {
      const wrong: string[] = [];
      for (const [who, { bearer, as, code }] of Object.entries(await visitors(api))) {
        for (const [admitted, names] of Object.entries(accessMatrix) as [Admitted, readonly string[]][]) {
          if (admitted === 'public') continue;
          for (const name of names) {
            const endpoint = calls.get(name);
            if (!endpoint) continue;
            const { status } = await tried(api, endpoint, bearer, code);
            if ((status === 401) === as.includes(admitted)) wrong.push(`${who} at ${name}: ${status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  },
  {
    name: 'tells nobody of another’s dossier, whatever is asked for by its code',
    async run(api) {
      const { attendee, contact, applicant } = await visitors(api);
      const [other, otherGroup] = [await api.begin(), (await visitors(api))['contact']];
      const wrong: string[] = [];
      for (const [visitor, theirs] of [
        [attendee, other.code],
        [applicant, other.code],
        [contact, otherGroup?.code],
      ] as const) {
        for (const [admitted, names] of Object.entries(accessMatrix) as [Admitted, readonly string[]][]) {
          if (admitted === 'public' || !visitor?.as.includes(admitted)) continue;
          for (const name of names) {
            const endpoint = calls.get(name);
            if (!endpoint) continue;
            const { status } = await tried(api, endpoint, visitor.bearer, theirs);
            // Its fields are looked at before whose it is: either tells nothing of the other.
            if (![403, 404, 415, 422].includes(status)) wrong.push(`${name}: ${status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  },
];
