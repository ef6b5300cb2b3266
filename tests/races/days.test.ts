import { afterAll, describe, expect, it } from 'vitest';
import { takenPlaces } from '#server/inventory/capacity.ts';
import { inventoryDrift } from '#server/inventory/inventory-drift.ts';
import { openEveryKind } from '#tests/contract/every-kind.ts';
import { text } from '#tests/contract/every-kind-documents.ts';
import { newEmail } from '#tests/contract/full-flow.ts';
import { key } from '#tests/contract/test-api.ts';
import { openRaces } from './open-races.ts';

const races = await openRaces('the races for a day');
afterAll(() => races.close());

const rounds = Number(process.env['ROUNDS'] ?? 2);

describe.skipIf(!races.ok)('the places of a day on PostgreSQL', () => {
  if (!races.ok) return;
  const { database, api } = races;

  it('are never more than the day has, whoever begins, adds the day, exchanges days and cancels at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const event = await openEveryKind(api);
      const day = (code: string, date: string) => ({ code, label: text(code), date, capacity: 8 });
      const days = [day('day1', '2027-02-19'), day('day2', '2027-02-20')];
      await event.publish(event.eventWith({ days }));
      const enrol = async (registrations_day: string[]) => {
        const visitor = await event.visitor({ registrations_day });
        expect((await visitor.submit()).status).toBe(200);
        return visitor;
      };
      const [first, second] = [[], []] as [
        Awaited<ReturnType<typeof enrol>>[],
        Awaited<ReturnType<typeof enrol>>[],
      ];
      for (let at = 0; at < 5; at += 1) {
        first.push(await enrol(['day1']));
        second.push(await enrol(['day2']));
      }
      const to = (visitor: Awaited<ReturnType<typeof enrol>>, registrations_day: string[]) =>
        visitor.post(
          'changeRegistration',
          { registrations_day, option: 'change', expected_difference: 0 },
          key(),
        );
      const begin = (registrations_day: string[]) =>
        event.post(
          'generateRegistrationCaptured',
          { track: 'main', mode: 'In-Person', registrations_day, email: newEmail() },
          key(),
        );
      const answers = await Promise.all([
        ...first.map((each, at) => to(each, at % 2 === 0 ? ['day2'] : ['day1', 'day2'])),
        ...second.slice(1).map((each, at) => to(each, at % 2 === 0 ? ['day1'] : ['day1', 'day2'])),
        ...second.slice(0, 1).map((each) => each.cancel()),
        ...Array.from({ length: 12 }, (_, at) => begin(at % 3 === 0 ? ['day1', 'day2'] : ['day2'])),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(statuses).toContain(409);
      const taken = (await takenPlaces(database.db, event.code)).days;
      for (const { code } of days) {
        const there = taken.get(code) ?? 0;
        expect(there).toBeLessThanOrEqual(8);
        // What those who left released can still be had, and no more.
        for (let left = there; left < 8; left += 1) expect((await begin([code])).status).toBe(200);
        expect((await begin([code])).body.reason).toBe('full');
      }
      expect((await inventoryDrift(database.db)).filter(({ eventCode }) => eventCode === event.code)).toEqual(
        [],
      );
    }
  });
});
