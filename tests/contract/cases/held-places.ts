import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { takenPlaces } from '#server/inventory/capacity.ts';
import type { ApiCase } from '../api-case.ts';
import { newEmail, openFullFlow } from '../full-flow.ts';
import { openPaidEvent } from '../paid-event.ts';
import { releaseDrafts } from '../release-drafts.ts';
import { demoDocument, key, onlineAnswers, onlineChoice, type TestApi } from '../test-api.ts';

/** So many places are left on the online track, and as many as one likes elsewhere. */
async function withPlacesLeft(api: TestApi, left: number, run: () => Promise<void>): Promise<void> {
  const { db } = api.database;
  const document = await demoDocument('event');
  await releaseDrafts(api, 'teachers');
  const taken = (await takenPlaces(db, 'teachers')).tracks.get('online') ?? 0;
  const limited = {
    ...document,
    options: { ...(document['options'] as object), capacity: undefined, waitlist: 'Y' },
    tracks: (document['tracks'] as { code: string }[]).map((track) =>
      track.code === 'online' ? { ...track, capacity: taken + left, kept: 0 } : track,
    ),
  };
  try {
    expect((await api.publish(limited)).status).toBe(200);
    await run();
  } finally {
    await api.publish(document);
  }
}

const beginning = (api: TestApi, fields: object = {}) =>
  api.post('generateRegistrationCaptured', { ...onlineChoice, email: newEmail(), ...fields }, key());
const inPerson = { track: 'vancouver', mode: 'In-Person' };
const heldUntil = ({ registration }: Record<string, unknown>) =>
  Date.parse((registration as { place_held: { until: string } }).place_held.until);

/** A place is held from the beginning of a registration or an application to its end. */
export const heldPlaceCases: ApiCase[] = [
  {
    name: 'holds the last place of a track for who begins, and names the track to the next one',
    async run(api) {
      await withPlacesLeft(api, 1, async () => {
        await api.begin();
        const second = await beginning(api);
        expect([second.status, second.body.reason, second.body.errors]).toEqual([
          409,
          'full',
          { track: ['is full: no places are left in “Online, wherever you are”.'] },
        ]);
        const option = await api.get('/api/getRegistrationOption');
        expect(option.body).toMatchObject({ full: 'N', full_tracks: expect.arrayContaining(['online']) });
        const asked = await api.post('checkWaitlist', { email: newEmail(), track: 'online' });
        expect(asked.body).toMatchObject({ waitlist: 'Y' });
        expect((await beginning(api, inPerson)).status).toBe(200);
      });
    },
  },
  {
    name: 'submits for who began first, whoever else asks for the last place meanwhile',
    async run(api) {
      const event = await openPaidEvent(api, { capacity: 1 });
      const first = await event.begin();
      await expect(event.begin()).rejects.toThrow('has no places left');
      await event.fill(first);
      await expect(event.begin()).rejects.toThrow('has no places left');
      expect((await event.submit(first)).status).toBe(200);
      await expect(event.begin()).rejects.toThrow('has no places left');
    },
  },
  {
    name: 'releases what a registration holds for the one that its holder starts instead, and for nobody else',
    async run(api) {
      await withPlacesLeft(api, 1, async () => {
        const first = await api.begin();
        const instead = { instead_of: first.code };
        const other = await beginning(api, inPerson);
        const stranger = { authorization: `Bearer ${other.body['token']}`, ...key() };
        const body = { ...onlineChoice, email: newEmail(), ...instead };
        expect((await api.post('generateRegistrationCaptured', body, key())).status).toBe(401);
        const refused = await api.post('generateRegistrationCaptured', body, stranger);
        expect([refused.status, refused.body.reason]).toEqual([409, 'full']);
        const own = { ...first.bearer, ...key() };
        const started = await api.post('generateRegistrationCaptured', body, own);
        expect(started.status, started.text).toBe(200);
        expect((await beginning(api)).body.reason).toBe('full');
        const code = (started.body['registration'] as { code: string }).code;
        await releaseDrafts(api, 'teachers', code);
        const saved = await api.save(first, 'personal', onlineAnswers(first.email)['personal']);
        expect(saved.status, saved.text).toBe(200);
      });
    },
  },
  {
    name: 'says until when a place is held, puts that off with each step, and says nothing where there is no limit',
    async run(api) {
      await withPlacesLeft(api, 2, async () => {
        const begun = await beginning(api);
        const until = heldUntil(begun.body);
        const minutes = (until - Date.now()) / 60_000;
        expect(minutes).toBeGreaterThan(5);
        expect(minutes).toBeLessThanOrEqual(15);
        const { code } = begun.body['registration'] as { code: string };
        const bearer = { authorization: `Bearer ${begun.body['token']}` };
        const { email } = begun.body['registration'] as { email: string };
        const saved = await api.save({ code, email, bearer }, 'personal', onlineAnswers(email)['personal']);
        expect(saved.status, saved.text).toBe(200);
        expect(heldUntil(saved.body)).toBeGreaterThan(until);
        const unlimited = await beginning(api, inPerson);
        expect(Object.keys(unlimited.body['registration'] as object)).not.toContain('place_held');
      });
    },
  },
  {
    name: 'reports a place as gone after its hold lapsed and another took it, until one is free again',
    async run(api) {
      await withPlacesLeft(api, 1, async () => {
        const begun = await api.begin();
        const gone = async () =>
          (
            (await api.post('initStepReview', { code: begun.code }, begun.bearer)).body['registration'] as {
              place_gone?: string;
            }
          ).place_gone;
        expect(await gone()).toBeUndefined();
        await releaseDrafts(api, 'teachers', begun.code);
        // Lapsed, and still to be had.
        expect(await gone()).toBeUndefined();
        const other = await api.begin();
        expect(await gone()).toBe('Y');
        const answers = onlineAnswers(begun.email)['personal'];
        const saved = await api.save(begun, 'personal', answers);
        expect(saved.body['registration'], saved.text).toMatchObject({ place_gone: 'Y' });
        await releaseDrafts(api, 'teachers', other.code);
        const again = await api.save(begun, 'personal', answers);
        expect(Object.keys(again.body['registration'] as object)).not.toContain('place_gone');
      });
    },
  },
  {
    name: 'offers a place that nobody finished in time to who waits, and refuses whoever held it',
    async run(api) {
      const event = await openPaidEvent(api, { capacity: 1, waitlist: 'Y' });
      const late = await event.begin();
      await event.fill(late);
      const entry_ID = randomUUID();
      const email = newEmail();
      const person = { first_name: 'Luc', last_name: 'Roy', email, entry_ID };
      expect((await event.post('saveToWaitlist', person)).status).toBe(200);
      const standing = async () =>
        (await api.get(`/api/getWaitlistPosition/${entry_ID}`, event.at)).body['state'];
      expect(await standing()).toBe('waiting');
      await releaseDrafts(api, event.code, late.code);
      await vi.waitFor(async () => expect(await standing()).toBe('offered'), { timeout: 60_000 });
      const refused = await event.submit(late);
      expect([refused.status, refused.body.errors]).toEqual([409, { registration: ['has no places left.'] }]);
      // Twice on one offer: the later draft has the place.
      const first = await event.begin({ email, entry_ID });
      const second = await event.begin({ email, entry_ID });
      await expect(event.begin()).rejects.toThrow('has no places left');
      for (const draft of [first, second]) await event.fill(draft);
      expect((await event.submit(first)).body.reason).toBe('full');
      expect((await event.submit(second)).status).toBe(200);
      expect(await standing()).toBe('taken');
      await expect(event.begin()).rejects.toThrow('has no places left');
    },
  },
  {
    name: 'holds a place of a flow for who begins it',
    async run(api) {
      const { beginning, begin, send } = await openFullFlow(api);
      const holder = await begin();
      const refused = await beginning(newEmail());
      expect([refused.status, refused.body.reason]).toEqual([409, 'full']);
      expect((await send(holder)).status).toBe(200);
    },
  },
];
