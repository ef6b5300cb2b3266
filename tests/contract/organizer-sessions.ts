import { vi } from 'vitest';
import type { Role } from '#engine/contract/roles.ts';
import { organizer } from '#server/database/schema.ts';
import { mailsTo } from './mails-to.ts';
import { type Headers, host, type TestApi } from './test-api.ts';

/** Adds an organizer to an event, as its owner would. */
export async function addOrganizerRow(api: TestApi, email: string, role: Role, eventCode = 'teachers') {
  await api.database.db
    .insert(organizer)
    .values({ eventCode, email, emailTyped: email, role, addedBy: 'test' })
    .onConflictDoNothing();
}

/** The newest sign-in code that an organizer was emailed, once there are that many. */
export async function organizerCode(api: TestApi, email: string, mails = 1): Promise<string> {
  return vi.waitFor(
    async () => {
      const codes = (await mailsTo(api, email)).flatMap(
        ({ subject }) => /^Your sign-in code for organizing .+: (\d{6})$/.exec(subject)?.[1] ?? [],
      );
      if (codes.length < mails) throw new Error(`${codes.length} codes were mailed to ${email}`);
      return codes.at(-1) ?? '';
    },
    { timeout: 60_000 },
  );
}

/** What a browser sends with each call of a session: its cookie, and the origin of its page. */
export const sessionHeaders = (cookie: string, at = host): Headers => ({
  host: at,
  cookie,
  origin: `http://${at}`,
});

/** The cookie that an answer sets, as a browser sends it back. */
export const cookieOf = (headers: Record<string, unknown>): string =>
  String([headers['set-cookie']].flat()[0] ?? '').split(';')[0] ?? '';

/** Signs an organizer of an event in with an emailed code; returns what their browser sends with its calls. */
export async function signIn(api: TestApi, email: string, at = host): Promise<Headers> {
  await api.post('requestOrganizerCode', { email, locale: 'en' }, { host: at });
  const code = await organizerCode(api, email);
  const answer = await api.post('signInOrganizer', { email, code }, { host: at });
  if (answer.status !== 200) throw new Error(answer.text);
  return sessionHeaders(cookieOf(answer.headers), at);
}
