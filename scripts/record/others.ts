// What others do while a session of a demo event is recorded: by the API, as nobody sees them.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Meanwhile } from '#engine/recording/session-step.ts';
import { beginByApi, callApi, finishInGroup, reviewByApi, saveUpTo } from '#tests/e2e/support/by-api.ts';
import { eventDocument } from '#tests/e2e/support/documents.ts';
import { mustPublish } from '#tests/e2e/support/organizer.ts';

/** A server of this machine, and the page of who looks on. */
export interface Meeting {
  readonly site: string;
  readonly dataDir: string;
  readonly page: Page;
  /** The session's name: whoever comes has an address by it. */
  readonly name: string;
}

const ways: Readonly<Record<Meanwhile, (meeting: Meeting) => Promise<Readonly<Record<string, string>>>>> = {
  paid,
  'place-offered': offerPlace,
  'member-ready': finishMember,
};

/** Does it, and gives what the visitor has of it in their mail. */
export const doMeanwhile = (what: Meanwhile, meeting: Meeting) => ways[what](meeting);

/** The visitor has registered in person some time ago, and paid by card. */
async function paid({ site, name }: Meeting) {
  const email = `camille.${name}@example.org`;
  const begun = await beginByApi({ site, email, track: 'vancouver' });
  await saveUpTo(begun, 'review', ['autism-voices-1']);
  const { versions, quote } = await reviewByApi(begun);
  const { status, body } = await callApi(
    'saveSubmitRegistration',
    {
      code: begun.code,
      track: begun.registration.track,
      versions: JSON.stringify(versions),
      total: quote.total,
      credit: `tok_sandbox_visa_4242_ok_${randomUUID()}`,
    },
    begun,
  );
  if (status !== 200) throw new Error(`The registration was not sent: ${status} ${JSON.stringify(body)}`);
  return { code: begun.code, email };
}

/** An organizer leaves a place of the full track to who waits. */
async function offerPlace({ site, dataDir }: Meeting) {
  const event = eventDocument();
  const tracks = event.tracks.map((track) =>
    track.code === 'leadership' ? { ...track, kept: (track.capacity ?? 0) - 1 } : track,
  );
  await mustPublish({ ...event, tracks }, { site, dataDir });
  return {};
}

/** Whom the visitor has invited joins their group, and fills in all there is. */
async function finishMember({ site, page, name }: Meeting) {
  const code = await page.evaluate(
    () => JSON.parse(localStorage.getItem('group-info') ?? '{}').value.group_code,
  );
  await finishInGroup(await beginByApi({ site, email: `robin.${name}@example.org` }), code);
  return {};
}
