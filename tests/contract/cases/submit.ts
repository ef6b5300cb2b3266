import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { cardToken, openPaidEvent, retiree } from '../paid-event.ts';
import { releaseDrafts } from '../release-drafts.ts';
import { type Begun, demoDocument, key, onlineAnswers } from '../test-api.ts';

/** Submissions: once, complete, in time. */
export const submitCases: ApiCase[] = [
  {
    name: 'submits once for fifty calls with one key, with one mail and fifty equal answers',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin({ locale: 'fr' });
      await event.fill(begun, { decline: true });
      await event.applyCode(begun, 'FREE100');
      const { versions } = (await event.review(begun)).body;
      const fields = { code: begun.code, track: 'main', versions: JSON.stringify(versions), total: 0 };
      const headers = { ...begun.bearer, ...key() };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => event.post('saveSubmitRegistration', fields, headers)),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.body.registration).toMatchObject({ status: 'Submitted', code: begun.code });
      const mails = await mailsTo(api, begun.email);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ locale: 'fr', text: expect.stringContaining(begun.code) });
      expect(mails[0]?.text).toContain('/fr/registration/manage');
      const timezone = 'America/Toronto';
      const other = await event.post('saveSubmitRegistration', { ...fields, timezone }, headers);
      expect([other.status, other.body.reason]).toEqual([422, 'key_reused']);
      const second = await event.submit(begun, {});
      expect([second.status, second.body.reason]).toEqual([409, 'already_registered']);
    },
  },
  {
    name: 'refuses a submission without a key, and one with answers missing',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const bare = await event.submit(begun, {}, {});
      expect(Object.keys(bare.body.errors ?? {})).toEqual(['idempotency_key']);
      await event.save(begun, 'membership', retiree);
      const missing = await event.submit(begun);
      expect(missing.status).toBe(422);
      expect(missing.body.errors).toHaveProperty(['personal.first_name']);
      expect(missing.body.errors).not.toHaveProperty(['membership.type']);
      // The key of a refused call is free: what is wrong can be mended and sent again.
      const once = key();
      const given = { credit: cardToken('ok') };
      expect((await event.submit(begun, given, once)).status).toBe(422);
      await event.fill(begun);
      expect((await event.submit(begun, given, once)).status).toBe(200);
    },
  },
  {
    name: 'gives the last place to one of several that submit at once',
    async run(api) {
      const event = await openPaidEvent(api, { capacity: 1 });
      // Only one place is held at a time: each begins once the one before has let theirs go.
      const begun: Begun[] = [];
      for (const _ of [1, 2, 3, 4]) {
        const each = await event.begin();
        await event.fill(each);
        begun.push(each);
        await releaseDrafts(api, event.code);
      }
      const answers = await Promise.all(begun.map((each) => event.submit(each)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(answers.filter(({ body }) => body.reason === 'full')).toHaveLength(3);
    },
  },
  {
    name: 'tells what changed to those who filled in or reviewed an earlier version',
    async run({ begin, fill, reviewed, post, save, publish, versionOf }) {
      const begun = await begin();
      await fill(begun);
      const fields = await reviewed(begun);
      const before = await versionOf('participation');
      const participation = await demoDocument('form/participation');
      const asked = `asked_${randomUUID().slice(0, 8)}`;
      const added = { code: asked, type: 'text', label: { en: 'New', fr: 'Nouveau' } };
      participation.sections.at(-1)?.fields.push(added);
      expect((await publish(participation)).status).toBe(200);
      const stale = await save(begun, 'participation', onlineAnswers(begun.email).participation, before);
      const changes = [{ form_type: 'participation', path: asked, change: 'added', label: added.label }];
      expect([stale.status, stale.body]).toEqual([
        409,
        expect.objectContaining({ reason: 'stale', changes }),
      ]);
      const submitted = await post('saveSubmitRegistration', fields, { ...begun.bearer, ...key() });
      expect([submitted.status, submitted.body]).toEqual([409, expect.objectContaining({ changes })]);
      expect(
        (await save(begun, 'participation', { ...onlineAnswers(begun.email).participation, [asked]: 'x' }))
          .status,
      ).toBe(200);
    },
  },
  {
    name: 'takes answers to an earlier version that asked the same',
    async run({ begin, publish, save, versionOf }) {
      const begun = await begin();
      const participation = await demoDocument('form/participation');
      await publish(participation);
      const before = await versionOf('participation');
      await publish({ ...participation, title: { en: `Taking part ${randomUUID()}`, fr: 'Participation' } });
      expect(await versionOf('participation')).toBe(before + 1);
      const saved = await save(begun, 'participation', onlineAnswers(begun.email).participation, before);
      expect([saved.status, saved.body.version]).toEqual([200, before + 1]);
      for (const never of [0, -1, before + 50, 2_147_483_648, 1e15]) {
        expect(
          (await save(begun, 'participation', onlineAnswers(begun.email).participation, never)).status,
        ).toBe(409);
      }
    },
  },
];
