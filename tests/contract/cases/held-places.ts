import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { takenPlaces } from '#server/domain/capacity.ts';
import type { ApiCase } from '../api.contract.ts';
import { newEmail, openFullFlow } from '../full-flow.ts';
import { releaseDrafts } from '../release-drafts.ts';
import { demoDocument, key, onlineChoice, type TestApi } from '../test-api.ts';

/** So many places are left on the online track, and as many as one likes elsewhere; gives how to publish it again. */
async function withPlacesLeft(
  api: TestApi,
  left: number,
  run: (publishAgain: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { db } = api.database;
  const document = await demoDocument('event');
  await releaseDrafts(db, 'teachers');
  const taken = (await takenPlaces(db, 'teachers')).tracks.get('online') ?? 0;
  const limited = {
    ...document,
    options: { ...(document['options'] as object), capacity: undefined, waitlist: 'Y' },
    tracks: (document['tracks'] as { code: string }[]).map((track) =>
      track.code === 'online' ? { ...track, capacity: taken + left, kept: 0 } : track,
    ),
  };
  const publish = async () => expect((await api.publish(limited)).status).toBe(200);
  try {
    await publish();
    await run(publish);
  } finally {
    await api.publish(document);
  }
}

const beginning = (api: TestApi, fields: object = {}) =>
  api.post('generateRegistrationCaptured', { ...onlineChoice, email: newEmail(), ...fields }, key());
const inPerson = { track: 'vancouver', mode: 'In-Person' };
const heldUntil = ({ registration }: Record<string, unknown>) =>
  Date.parse(String((registration as Record<string, unknown>)['place_held_until']));

/** A place is held from the beginning of a registration or an application to its end. */
export const heldPlaceCases: ApiCase[] = [
  {
    name: 'holds a place for who begins, refuses the next one by the name of the track, and lets the first one submit',
    async run(api) {
      await withPlacesLeft(api, 1, async () => {
        const first = await api.begin();
        const second = await beginning(api);
        expect([second.status, second.body.reason, second.body.errors]).toEqual([
          409,
          'full',
          { track: ['is full: no places are left in “Online”.'] },
        ]);
        const option = await api.get('/api/getRegistrationOption');
        expect(option.body).toMatchObject({ full: 'N', full_tracks: expect.arrayContaining(['online']) });
        const asked = await api.post('checkWaitlist', { email: newEmail(), track: 'online' });
        expect(asked.body).toMatchObject({ waitlist: 'Y' });
        expect((await beginning(api, inPerson)).status).toBe(200);
        await api.fill(first);
        expect((await api.submit(first)).status).toBe(200);
        expect((await beginning(api)).body.reason).toBe('full');
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
        const saved = await api.save({ code, email, bearer }, 'personal', {
          first_name: 'Ana',
          last_name: 'Roy',
          email,
          email_type: 'personal',
          role: 'retiree',
          address: {
            street1: '5445 Baillie Street',
            city: 'Vancouver',
            province: 'BC',
            postalcode: 'V5Z 3M6',
            country: 'Canada',
            countryvalue: 'CA',
            type: 'home',
          },
        });
        expect(saved.status, saved.text).toBe(200);
        expect(heldUntil(saved.body)).toBeGreaterThan(until);
        const unlimited = await beginning(api, inPerson);
        expect(Object.keys(unlimited.body['registration'] as object)).not.toContain('place_held_until');
      });
    },
  },
  {
    name: 'offers a place that nobody finished in time to who waits, and refuses whoever held it',
    async run(api) {
      await withPlacesLeft(api, 1, async (publishAgain) => {
        const late = await api.begin();
        await api.fill(late);
        const entry_ID = randomUUID();
        const email = newEmail();
        const person = { first_name: 'Luc', last_name: 'Roy', email, track: 'online', entry_ID };
        expect((await api.post('saveToWaitlist', person)).status).toBe(200);
        const standing = async () => (await api.get(`/api/getWaitlistPosition/${entry_ID}`)).body['state'];
        expect(await standing()).toBe('waiting');
        await releaseDrafts(api.database.db, 'teachers', late.code);
        await publishAgain();
        await vi.waitFor(async () => expect(await standing()).toBe('offered'), { timeout: 60_000 });
        const refused = await api.submit(late);
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([409, ['track']]);
        // Twice on one offer: the later draft has the place.
        const drafts = [await beginning(api, { email, entry_ID }), await beginning(api, { email, entry_ID })];
        expect(drafts.map(({ status }) => status)).toEqual([200, 200]);
        expect((await beginning(api)).body.reason).toBe('full');
        const [, last] = drafts;
        const { code } = last?.body['registration'] as { code: string };
        const mine = { code, email, bearer: { authorization: `Bearer ${last?.body['token']}` } };
        await api.fill(mine);
        expect((await api.submit(mine)).status).toBe(200);
        expect(await standing()).toBe('taken');
        expect((await beginning(api)).body.reason).toBe('full');
      });
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
