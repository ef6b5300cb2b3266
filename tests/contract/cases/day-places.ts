import { expect } from 'vitest';
import type { ApiCase } from '#tests/contract/api-case.ts';
import type { EveryKind, Visitor } from '#tests/contract/every-kind.ts';
import { text } from '#tests/contract/every-kind-documents.ts';
import { newEmail } from '#tests/contract/full-flow.ts';
import { mailsTo } from '#tests/contract/mails-to.ts';
import { openDesk } from '#tests/contract/open-desk.ts';
import { releaseDrafts } from '#tests/contract/release-drafts.ts';
import { key } from '#tests/contract/test-api.ts';
import {
  both,
  openTwoDays,
  second,
  takenByDay as taken,
  waitForDay as waitFor,
} from '#tests/contract/two-days.ts';

const place = { kind: 'day', item: 'day2' };
const take = { take: 'day2', take_kind: 'day' };

const waits = async (visitor: Visitor, list: 'joinable' | 'offered' | 'booked') =>
  (
    ((await visitor.review())[list] ?? []) as { kind: string; awaits?: string; detail?: { en: string } }[]
  ).filter((each) => (each.awaits ?? each.kind) === 'day');

async function submitted(event: EveryKind, given: object = {}): Promise<Visitor> {
  const visitor = await event.visitor(given);
  const { status, text: said } = await visitor.submit();
  expect(status, said).toBe(200);
  return visitor;
}

/** A day can be full by itself. */
export const dayPlaceCases: ApiCase[] = [
  {
    name: 'holds the last place of a day, names the day and what is free to the next one, and offers it to who waits',
    async run(api) {
      const event = await openTwoDays(api);
      const holder = await event.begin(both);
      const at = { ...event.at, ...key() };
      const asked = { track: 'main', mode: 'In-Person', ...second, email: newEmail() };
      const refused = await api.post('generateRegistrationCaptured', asked, at);
      expect([refused.status, refused.body.reason, refused.body.errors]).toEqual([
        409,
        'full',
        { registrations_day: ['No places are left for Saturday. There are places for Friday.'] },
      ]);
      const option = await api.get('/api/getRegistrationOption', event.at);
      expect(option.body).toMatchObject({
        full: 'N',
        full_tracks: [],
        full_days: ['day2'],
        day_places_left: { day2: 0 },
      });
      await event.begin();
      const email = newEmail();
      const { entry_ID } = await waitFor(event, email);
      const standing = async () => (await api.get(`/api/getWaitlistPosition/${entry_ID}`, event.at)).body;
      expect(await standing()).toMatchObject({ state: 'waiting', position: 1, day: 'day2' });
      await releaseDrafts(api, event.code, holder.code);
      await expect.poll(standing, { timeout: 20_000 }).toMatchObject({ state: 'offered', day: 'day2' });
      await expect(event.begin(both)).rejects.toThrow('Saturday');
      // The offer is for that day only.
      const elsewhere = await event.begin({ email, entry_ID });
      expect(await standing()).toMatchObject({ state: 'offered' });
      await releaseDrafts(api, event.code, elsewhere.code);
      const visitor = await event.visitor({ email, entry_ID, ...both });
      expect((await visitor.submit()).status).toBe(200);
      expect(await standing()).toMatchObject({ state: 'taken' });
      expect(await taken(api, event)).toMatchObject({ day2: 1 });
    },
  },
  {
    name: 'refuses to submit a draft whose place on a day lapsed and was taken, and says so before',
    async run(api) {
      const event = await openTwoDays(api);
      const late = await event.visitor(both);
      await releaseDrafts(api, event.code, late.begun.code);
      const other = await submitted(event, second);
      expect((await late.review())['registration']).toMatchObject({ place_gone: 'Y' });
      const refused = await late.submit();
      expect([refused.status, refused.body.reason, Object.keys(refused.body.errors ?? {})]).toEqual([
        409,
        'full',
        ['registrations_day'],
      ]);
      expect((await other.cancel()).status).toBe(200);
      expect((await late.submit()).status).toBe(200);
      expect(await taken(api, event)).toEqual({ day1: 1, day2: 1 });
    },
  },
  {
    name: 'lets who has submitted wait for a full day, and offers them its place: declined, or accepted by a change',
    async run(api) {
      const event = await openTwoDays(api);
      const holder = await submitted(event, both);
      const [first, next] = [await submitted(event), await submitted(event)];
      expect(await waits(first, 'joinable')).toEqual([{ ...place, name: text('Saturday'), waiting: 0 }]);
      expect(await waits(holder, 'joinable')).toEqual([]);
      expect((await holder.post('joinItemWaitlist', place)).status).toBe(422);
      expect((await first.post('joinItemWaitlist', place)).body).toEqual({ position: 1 });
      expect((await next.post('joinItemWaitlist', place)).body).toEqual({ position: 2 });
      expect(await waits(next, 'booked')).toMatchObject([{ awaits: 'day', item: 'day2' }]);
      const full = { ...both, option: 'change', expected_difference: 0 };
      expect((await first.post('previewChange', both)).body).toMatchObject({
        full: 'Y',
        full_days: ['day2'],
      });
      const refused = await first.post('changeRegistration', full, key());
      expect(refused.body, refused.text).toMatchObject({
        reason: 'full',
        errors: { registrations_day: ['No places are left for Saturday. There are places for Friday.'] },
      });

      // The holder stays on the other day; the place is kept for the first in line.
      const less = { registrations_day: ['day1'] };
      const expected_difference = (await holder.post('previewChange', less)).body['difference'] as number;
      const changed = await holder.post(
        'changeRegistration',
        { ...less, option: 'change', expected_difference },
        key(),
      );
      expect(changed.status, changed.text).toBe(200);
      await expect.poll(() => waits(first, 'offered'), { timeout: 20_000 }).toMatchObject([place]);
      expect((await next.post('changeRegistration', full, key())).body.reason).toBe('full');
      const held = (await mailsTo(api, first.begun.email)).filter(({ subject }) =>
        /^Held for you/.test(subject),
      );
      expect(held.map(({ text: said }) => /Saturday/.test(said ?? ''))).toEqual([true]);
      expect((await first.post('leaveItemWaitlist', place)).status).toBe(200);
      await expect.poll(() => waits(next, 'offered'), { timeout: 20_000 }).toMatchObject([place]);
      const preview = await next.post('previewChange', take);
      expect(preview.body, preview.text).toMatchObject({
        choice: both,
        full: 'N',
        full_days: [],
        changes: 'Y',
      });
      const accepted = await next.post(
        'changeRegistration',
        { ...take, option: 'change', expected_difference: preview.body['difference'] as number },
        key(),
      );
      expect(accepted.body, accepted.text).toMatchObject({ status: 'confirmed', registration: both });
      expect(await waits(next, 'offered')).toEqual([]);
      expect(await taken(api, event)).toEqual({ day1: 3, day2: 1 });
      const desk = await openDesk(api, event.code);
      const overview = await api.get('/api/getOverview', desk.headers);
      expect(overview.body, overview.text).toMatchObject({
        capacity: [{ ...place, label: text('Saturday'), stock: 1, taken: 1 }],
      });
    },
  },
  {
    name: 'keeps the position of who waits for a day and registers for another, and releases all when they cancel',
    async run(api) {
      const event = await openTwoDays(api);
      const holder = await submitted(event, second);
      const visitor = await event.visitor();
      expect(await waitFor(event, visitor.begun.email)).toMatchObject({ position: 1 });
      expect((await visitor.submit()).status).toBe(200);
      expect(await waits(visitor, 'booked')).toMatchObject([
        { awaits: 'day', detail: { en: expect.stringMatching(/position: 1$/) } },
      ]);
      expect((await holder.cancel()).status).toBe(200);
      await expect.poll(() => waits(visitor, 'offered'), { timeout: 20_000 }).toMatchObject([place]);
      expect(await taken(api, event)).toEqual({ day1: 1, day2: 1 });
      expect((await visitor.cancel()).status).toBe(200);
      await expect.poll(() => taken(api, event), { timeout: 20_000 }).toEqual({});
    },
  },
  {
    name: 'offers a change to who is registered already and joins the public waitlist of a day, and loses neither',
    async run(api) {
      const event = await openTwoDays(api);
      const holder = await submitted(event, second);
      const visitor = await submitted(event);
      const { email } = visitor.begun;
      const { entry_ID, position } = await waitFor(event, email);
      expect(position).toBe(1);
      const state = async () =>
        (await api.get(`/api/getWaitlistPosition/${entry_ID}`, event.at)).body['state'];
      expect(await waits(visitor, 'booked')).toMatchObject([{ awaits: 'day' }]);
      expect((await holder.cancel()).status).toBe(200);
      await expect.poll(() => waits(visitor, 'offered'), { timeout: 20_000 }).toMatchObject([place]);
      expect(await state()).toBe('offered');
      // It is the registration's: a second one does not take it.
      await expect(event.begin({ email, entry_ID, ...both })).rejects.toThrow('Saturday');
      const accepted = await visitor.post(
        'changeRegistration',
        { ...take, option: 'change', expected_difference: 0 },
        key(),
      );
      expect(accepted.body, accepted.text).toMatchObject({ status: 'confirmed', registration: both });
      expect(await state()).toBe('taken');
      expect(await taken(api, event)).toEqual({ day1: 1, day2: 1 });
    },
  },
];
