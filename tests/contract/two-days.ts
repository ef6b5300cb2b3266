import { expect } from 'vitest';
import { takenPlaces } from '#server/inventory/capacity.ts';
import { inventoryDrift } from '#server/inventory/inventory-drift.ts';
import { openEveryKind } from './every-kind.ts';
import { text } from './every-kind-documents.ts';
import type { PaidEvent } from './paid-event.ts';
import type { TestApi } from './test-api.ts';

/** Two days, the second of which has one place. */
export const twoDays = [
  { code: 'day1', label: text('Friday'), date: '2027-02-19' },
  { code: 'day2', label: text('Saturday'), date: '2027-02-20', capacity: 1 },
];

/** The choice of both days, and of the second alone. */
export const both = { registrations_day: ['day1', 'day2'] };
export const second = { registrations_day: ['day2'] };

/** An event of two days, the second of which has one place. */
export async function openTwoDays(api: TestApi) {
  const event = await openEveryKind(api);
  await event.publish(event.eventWith({ days: twoDays }));
  return event;
}

/** What is taken on each day, once the counters agree with the holds and offers. */
export async function takenByDay(api: TestApi, { code }: Pick<PaidEvent, 'code'>): Promise<object> {
  const { db } = api.database;
  expect((await inventoryDrift(db)).filter(({ eventCode }) => eventCode === code)).toEqual([]);
  return Object.fromEntries((await takenPlaces(db, code)).days);
}

/** Adds a person without a registration to the second day's waitlist. */
export async function waitForDay(
  event: Pick<PaidEvent, 'post'>,
  email: string,
): Promise<{ entry_ID: string; position: unknown }> {
  const { body } = await event.post('checkWaitlist', { email, day: 'day2' });
  const entry_ID = String(body['entry_ID']);
  const person = { entry_ID, email, first_name: 'Ana', last_name: 'Silva', day: 'day2' };
  const joined = await event.post('saveToWaitlist', person);
  expect(joined.status, joined.text).toBe(200);
  return { entry_ID, position: joined.body['position'] };
}
