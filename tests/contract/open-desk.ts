import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Role } from '#engine/contract/roles.ts';
import { startSession } from '#server/organizers/session.ts';
import { addOrganizerRow, sessionHeaders } from './organizer-sessions.ts';
import type { Headers, TestApi } from './test-api.ts';

export interface DeskRow {
  readonly code: string;
  readonly name: string;
  readonly flow: string;
  readonly paid: number;
  readonly owing: number;
  readonly answers?: Readonly<Record<string, string>>;
}
export interface DeskPage {
  readonly rows: readonly DeskRow[];
  readonly total: number;
  readonly next?: string;
}

/** The desk of an event, as an organizer with a role sees it. */
export async function openDesk(
  api: TestApi,
  eventCode = 'teachers',
  at = `${eventCode}.localhost`,
  role: Role = 'desk',
) {
  const email = `${randomUUID()}@example.org`;
  await addOrganizerRow(api, email, role, eventCode);
  const token = await startSession(api.database.db, { eventCode, email }, { device: 'test', ip: '::1' });
  const headers: Headers = sessionHeaders(`organizer=${token}`, at);
  const list = async (query: Readonly<Record<string, string>>) => {
    const answer = await api.get(`/api/listDossiers?${new URLSearchParams(query)}`, headers);
    expect([query, answer.status]).toEqual([query, 200]);
    return answer.body as unknown as DeskPage;
  };
  return { email, headers, list };
}
