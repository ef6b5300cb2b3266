import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { api as contract } from '#engine/contract/api.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { ROLES } from '#engine/contract/roles.ts';
import { organizerSession } from '#server/database/schema.ts';
import { startSession } from '#server/organizers/session.ts';
import { accessMatrix, rolesMatrix } from '../access-matrix.ts';
import type { ApiCase } from '../api-case.ts';
import { addOrganizerRow, sessionHeaders } from '../organizer-sessions.ts';
import { type Headers, host, type TestApi } from '../test-api.ts';
import { tried } from './access.ts';

const calls: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(contract).flatMap((resource) => Object.entries<Endpoint>(resource)),
);

/** A new session of an organizer with a role at an event. */
async function session(api: TestApi, role: (typeof ROLES)[number], at = host): Promise<Headers> {
  const email = `${randomUUID()}@example.org`;
  const eventCode = at.split('.')[0] ?? '';
  await addOrganizerRow(api, email, role, eventCode);
  const device = { device: 'test', ip: '127.0.0.1' };
  const token = await startSession(api.database.db, { eventCode, email }, device);
  return sessionHeaders(`organizer=${token}`, at);
}

/** Which organizer may make which call, tried one by one. */
export const organizerAccessCases: ApiCase[] = [
  {
    name: 'has an entry of roles for every organizer’s call',
    async run() {
      const entered = rolesMatrix.flatMap(({ calls: names }) => names);
      expect(entered.toSorted()).toEqual(accessMatrix.organizer.toSorted());
    },
  },
  {
    name: 'lets each role into its calls, and into no other',
    async run(api) {
      const wrong: string[] = [];
      for (const role of ROLES) {
        for (const { roles, calls: names } of rolesMatrix) {
          for (const name of names) {
            const endpoint = calls.get(name);
            if (!endpoint) continue;
            // A session each: some of the calls end theirs.
            const { status } = await tried(api, endpoint, await session(api, role));
            const isAllowed = roles.includes(role);
            if (status === 401 || (status === 403) === isAllowed) wrong.push(`${role} at ${name}: ${status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  },
  {
    name: 'lets no one into an organizer’s call with a session of another event, an expired one, or none',
    async run(api) {
      const elsewhere = await session(api, 'owner', 'music.localhost');
      const expired = await session(api, 'owner');
      const [, token] = /=(.+)/.exec(expired['cookie'] ?? '') ?? [];
      expect(token).toBeDefined();
      await api.database.db
        .update(organizerSession)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(organizerSession.device, 'test'));
      const wrong: string[] = [];
      const visitors = {
        elsewhere: sessionHeaders(elsewhere['cookie'] ?? ''),
        expired,
        made: sessionHeaders(`organizer=${randomUUID()}`),
        none: {},
      };
      for (const [who, headers] of Object.entries(visitors)) {
        for (const name of accessMatrix.organizer) {
          const endpoint = calls.get(name);
          if (!endpoint) continue;
          const { status } = await tried(api, endpoint, headers);
          if (status !== 401) wrong.push(`${who} at ${name}: ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  },
];
