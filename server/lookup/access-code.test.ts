import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { accessCodeMinutes, issueAccessCode, redeemAccessCode } from './access-code.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2027-01-01T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const holderOf = (name: string) => ({
  eventCode: 'fair',
  email: `${name}@b.example`,
  purpose: 'registrations',
});
/** A code of six digits that is not this one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code has six digits, however small its number is', async () => {
  const codes = [];
  // One in ten begins with a zero: that none of so many does happens once in a million times.
  for (let count = 0; count < 130; count += 1)
    codes.push(await issueAccessCode(database.db, holderOf('six'), now));
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
});

test('a code lets its holder in once, typed with whatever between its digits', async () => {
  const holder = holderOf('once');
  const code = await issueAccessCode(database.db, holder, now);
  const wide = code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  const typed = ` ${wide.slice(0, 3)}-${wide.slice(3)}. `;
  const redeem = () => redeemAccessCode(database.db, { ...holder, email: 'ONCE@b.example ' }, typed, now);
  expect([await redeem(), await redeem()]).toEqual([true, false]);
});

test.each([
  ['another event', { eventCode: 'other' }],
  ['another address', { email: 'nobody@b.example' }],
  ['another purpose', { purpose: 'event' }],
])('it lets nobody in at %s, and is not used up by that', async (_, other) => {
  const holder = holderOf('mine');
  const code = await issueAccessCode(database.db, holder, now);
  expect(await redeemAccessCode(database.db, { ...holder, ...other }, code, now)).toBe(false);
  expect(await redeemAccessCode(database.db, holder, code, now)).toBe(true);
});

test('a new code ends the one before, of that holder alone', async () => {
  const [holder, other] = [holderOf('anew'), holderOf('beside')];
  const [first, theirs] = [
    await issueAccessCode(database.db, holder, now),
    await issueAccessCode(database.db, other, now),
  ];
  const second = await issueAccessCode(database.db, holder, now);
  if (first !== second) expect(await redeemAccessCode(database.db, holder, first, now)).toBe(false);
  expect(await redeemAccessCode(database.db, holder, second, now)).toBe(true);
  expect(await redeemAccessCode(database.db, other, theirs, now)).toBe(true);
});

test('it is good until its time is up', async () => {
  const holder = holderOf('time');
  const late = await issueAccessCode(database.db, holder, now);
  expect(await redeemAccessCode(database.db, holder, late, after(accessCodeMinutes))).toBe(false);
  const inTime = await issueAccessCode(database.db, holder, now);
  expect(await redeemAccessCode(database.db, holder, inTime, after(accessCodeMinutes - 0.01))).toBe(true);
});

test.each([
  [4, true],
  [5, false],
])('after %i wrong guesses the right one lets in: %s', async (guesses, letsIn) => {
  const holder = holderOf(`guess-${guesses}`);
  const code = await issueAccessCode(database.db, holder, now);
  for (let count = 0; count < guesses; count += 1)
    expect(await redeemAccessCode(database.db, holder, otherThan(code), now)).toBe(false);
  expect(await redeemAccessCode(database.db, holder, code, now)).toBe(letsIn);
});
