import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { readRecording } from '#engine/recording/read-recording.ts';
import { inspectorPass } from '#server/http/inspector-access.ts';
import { contractProblems } from '#server/replay/contract-fit.ts';
import type { ApiCase } from '../api-case.ts';
import { cardToken, openPaidEvent, retiree } from '../paid-event.ts';
import { organizerToken } from '../test-api.ts';

const organizer = { authorization: `Bearer ${organizerToken}` };

/** What organizers are told of somebody's way. */
export const tracingCases: ApiCase[] = [
  {
    name: 'tells an organizer what happened to a registration, as a recording with nobody in it',
    async run(api) {
      const event = await openPaidEvent(api);
      // Not of a domain for examples: such an address is nobody's, and stays.
      const email = `${randomUUID()}@sd39.bc.ca`;
      const begun = await event.begin({ email });
      await event.save(begun, 'personal', { first_name: 'Ana-Lucía', last_name: 'Fontaine-Roy' });
      await event.save(begun, 'membership', retiree);
      await event.save(begun, 'picks', {});
      expect((await event.submit(begun, { credit: cardToken('declined') })).status).toBe(402);
      const answer = await api.get(
        `/api/getWhatHappened/${event.code}/${begun.code.toLowerCase()}`,
        organizer,
      );
      expect(answer.status).toBe(200);
      const text = JSON.stringify(answer.body);
      const [token = ''] = Object.values(begun.bearer).map((value) => value.replace('Bearer ', ''));
      for (const personal of [email, begun.code, token, 'Lucía', 'Fontaine']) {
        expect(text.includes(personal) && personal).toBe(false);
      }
      const reading = readRecording(text);
      if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
      const { own, calls } = reading.recording;
      expect(contractProblems(reading.recording)).toEqual([]);
      expect(own.documents).toMatchObject({ 'form/personal': 1, 'form/picks': 1 });
      expect(own.history?.map(({ what }) => what)).toEqual(
        expect.arrayContaining([
          'begun: registration',
          expect.stringMatching(/^payment of \d+ cents, submission: declined/),
          expect.stringMatching(/^saveSubmitRegistration asked/),
        ]),
      );
      expect(calls.map(({ url }) => url)).toEqual(expect.arrayContaining(['/api/initStepReview']));
      const states = (own.inspection ?? []) as { snapshot?: { value?: unknown } }[];
      // They are at the review, where their card was declined.
      const steps = states.flatMap(({ snapshot }) => (snapshot?.value === undefined ? [] : [snapshot.value]));
      expect(JSON.stringify(steps.at(-1))).toMatch(/"review":"editing"/);
    },
  },
  {
    name: 'tells whose browser keeps an organizer’s link into the inspector, and nobody by one that is not good',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const path = `/api/getWhatHappened/${event.code}/${begun.code}`;
      const ask = (pass: string, at: object = event.at) =>
        api.get(path, { ...at, cookie: `inspect=${pass}` });
      const pass = inspectorPass(organizerToken, event.code, 60);
      expect((await ask(pass)).status).toBe(200);
      // At the host of the event that the link leads to, and about that event alone.
      expect((await ask(pass, {})).status).toBe(401);
      expect((await ask(inspectorPass(organizerToken, 'teachers', 60), {})).status).toBe(404);
      const old = inspectorPass(organizerToken, event.code, 60, Date.now() - 61_000);
      for (const bad of ['', 'x', old, inspectorPass('another', event.code, 60)])
        expect([bad, (await ask(bad)).status]).toEqual([bad, 401]);
      // Nothing else of organizers is opened by it.
      const list = await api.get(`/api/getConfiguration/${event.code}/event/${event.code}`, {
        cookie: `inspect=${pass}`,
      });
      expect(list.status).toBe(401);
    },
  },
  {
    name: 'tells nobody else, and nothing of a code that is not the event’s',
    async run(api) {
      const event = await openPaidEvent(api);
      const other = await openPaidEvent(api);
      const begun = await event.begin();
      const path = `/api/getWhatHappened/${event.code}/${begun.code}`;
      expect((await api.get(path)).status).toBe(401);
      expect((await api.get(path, begun.bearer)).status).toBe(401);
      for (const lost of [`${other.code}/${begun.code}`, `${event.code}/NOBO-DY00`, `nowhere/${begun.code}`])
        expect([lost, (await api.get(`/api/getWhatHappened/${lost}`, organizer)).status]).toEqual([
          lost,
          404,
        ]);
    },
  },
];
