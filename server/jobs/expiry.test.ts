import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { accessCode, accessToken, idempotencyKey } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import {
  findTokenDossier,
  findTokenPresenter,
  issueAccessToken,
  revokeAccessTokens,
} from '#server/dossiers/access-token.ts';
import { findAnswer, hashBody, storeAnswer, withIdempotency } from '#server/idempotency/idempotency.ts';
import { randomLetters, readLetters } from '#server/secrets/code-letters.ts';
import { hashesEqual, sha256 } from '#server/secrets/secret-hash.ts';
import { ensureSharedSecret } from '#server/secrets/shared-secret.ts';
import { isUploadHash, newUploadHash } from '#server/secrets/upload-hash.ts';
import { newEvent, register } from '#server/testing/stored.ts';
import { deleteExpired } from './housekeeping.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const start = new Date('2027-01-01T12:00:00Z');
const HOUR = 3_600_000;
/** So many milliseconds after the start. */
const sinceStart = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const DAY = 24 * HOUR;

test('hashes are SHA-256 in hexadecimal, and compared whole', () => {
  // FIPS 180-2, appendix B.1.
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect([hashesEqual('ab', 'ab'), hashesEqual('ab', 'ac'), hashesEqual('ab', 'abc')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('letters of codes are those that are not mistaken, as many as there have to be', () => {
  expect(randomLetters(200)).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{200}$/);
  expect(new Set(randomLetters(2_000)).size).toBe(28);
  expect([readLetters(' b-2 ‑c\u2014d', 4), readLetters('b2c', 4), readLetters('b2c0', 4)]).toEqual([
    'B2CD',
    undefined,
    undefined,
  ]);
});

describe('a token', () => {
  it('opens its dossier for a day, and is not stored', async () => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example' });
    const token = await issueAccessToken(database.db, row.id, { now: start });
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const opens = (given: string, now: Date) => findTokenDossier(database.db, given, now);
    expect(await opens(token, sinceStart(DAY - 1))).toBe(row.id);
    expect(await opens(token, sinceStart(DAY))).toBeUndefined();
    expect(await opens(`${token}x`, start)).toBeUndefined();
    const [stored] = await database.db.select().from(accessToken).where(eq(accessToken.dossierId, row.id));
    expect(stored).toMatchObject({
      hash: sha256(token),
      expiresAt: sinceStart(DAY),
      proposalPresenterId: null,
    });
    expect(await findTokenPresenter(database.db, token)).toBeUndefined();
  });

  it('ends with all of its dossier, and with nobody else’s', async () => {
    const eventCode = newEvent();
    const ana = await register(database.db, { eventCode, email: 'ana@sd36.example' });
    const bo = await register(database.db, { eventCode, email: 'bo@sd36.example' });
    const [first, second] = [
      await issueAccessToken(database.db, ana.id),
      await issueAccessToken(database.db, ana.id),
    ];
    const other = await issueAccessToken(database.db, bo.id);
    expect(new Set([first, second, other]).size).toBe(3);
    expect(await findTokenDossier(database.db, second)).toBe(ana.id);
    await revokeAccessTokens(database.db, ana.id);
    const open = await Promise.all([first, second, other].map((each) => findTokenDossier(database.db, each)));
    expect(open).toEqual([undefined, undefined, bo.id]);
  });
});

describe('a secret of all processes', () => {
  it('is made once, one for each name', async () => {
    const secret = await ensureSharedSecret(database.db, 'a');
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await ensureSharedSecret(database.db, 'a')).toBe(secret);
    expect(await ensureSharedSecret(database.db, 'b')).not.toBe(secret);
  });

  it('signs what an editor uploads with, for an hour', async () => {
    const { hash, until } = await newUploadHash(database.db, start);
    expect(until).toEqual(sinceStart(HOUR));
    const isGood = (given: string, now: Date) => isUploadHash(database.db, given, now);
    expect([await isGood(hash, sinceStart(HOUR - 1)), await isGood(hash, sinceStart(HOUR))]).toEqual([
      true,
      false,
    ]);
    const [moment, signature] = hash.split('.');
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    for (const forged of [`${Number(moment) + 1}.${signature}`, `${moment}.`, `${moment}`, '', 'a.b'])
      expect(await isGood(forged, start), forged).toBe(false);
  });
});

describe('what has expired', () => {
  it('is deleted: tokens and codes whose time is up, and answers kept for a day', async () => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example' });
    const scope = randomUUID();
    const codeOf = (purpose: string, expiresAt: Date) => ({
      eventCode: row.eventCode,
      email: row.email,
      purpose,
      hash: '',
      expiresAt,
    });
    const keyOf = (key: string, createdAt: Date) => ({ scope, key, bodyHash: '', createdAt });
    await database.db.insert(accessToken).values([
      { hash: `${scope}-over`, dossierId: row.id, expiresAt: sinceStart(-1) },
      { hash: `${scope}-good`, dossierId: row.id, expiresAt: start },
    ]);
    await database.db.insert(accessCode).values([codeOf('over', sinceStart(-1)), codeOf('good', start)]);
    await database.db
      .insert(idempotencyKey)
      .values([keyOf('over', sinceStart(-DAY - 1)), keyOf('good', sinceStart(-DAY))]);
    await deleteExpired(database.db, start);
    const tokens = await database.db.select().from(accessToken).where(eq(accessToken.dossierId, row.id));
    const codes = await database.db.select().from(accessCode).where(eq(accessCode.eventCode, row.eventCode));
    const keys = await database.db.select().from(idempotencyKey).where(eq(idempotencyKey.scope, scope));
    expect([
      tokens.map(({ hash }) => hash),
      codes.map(({ purpose }) => purpose),
      keys.map(({ key }) => key),
    ]).toEqual([[`${scope}-good`], ['good'], ['good']]);
  });
});

describe('a call with a key', () => {
  const call = (more: object = {}) => ({ scope: randomUUID(), key: 'key', bodyHash: 'one', ...more });
  const answer = { status: 201, body: { b: 1, a: [2] } };

  it('is worked on once, and answered alike ever after', async () => {
    const run = vi.fn(async () => answer);
    const once = call();
    const asked = () => withIdempotency(database.db, once, run);
    expect(await asked()).toEqual({ kind: 'answered', replayed: false, answer });
    expect(await asked()).toEqual({ kind: 'answered', replayed: true, answer });
    expect(run).toHaveBeenCalledTimes(1);
    expect(await findAnswer(database.db, once)).toEqual(answer);
    expect(await withIdempotency(database.db, { ...once, bodyHash: 'two' }, run)).toEqual({
      kind: 'other-body',
    });
    expect(run).toHaveBeenCalledTimes(1);
    // Another client's key, and another key of the same.
    await withIdempotency(database.db, { ...once, scope: randomUUID() }, run);
    await withIdempotency(database.db, { ...once, key: 'other' }, run);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('has no answer until one is brought', async () => {
    const once = call();
    const asked = () => withIdempotency(database.db, once, async () => undefined);
    expect(await findAnswer(database.db, once)).toBeUndefined();
    expect(await asked()).toEqual({ kind: 'unanswered' });
    expect(await asked()).toEqual({ kind: 'unanswered' });
    expect(await findAnswer(database.db, once)).toBeUndefined();
    expect(await storeAnswer(database.db, once, answer)).toEqual(answer);
    expect(await asked()).toEqual({ kind: 'answered', replayed: true, answer });
    expect(await storeAnswer(database.db, call(), answer)).toEqual(answer);
  });

  it('leaves its key free where it fails', async () => {
    const once = call();
    const fails = withIdempotency(database.db, once, async () => {
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    expect(await withIdempotency(database.db, once, async () => answer)).toMatchObject({ replayed: false });
  });
});

test('a body has one hash in whatever order its fields were sent, lists apart', () => {
  const hash = hashBody({ a: 1, b: { c: [1, { e: 2, d: null }], f: 'x' } });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashBody({ b: { f: 'x', c: [1, { d: null, e: 2 }] }, a: 1 })).toBe(hash);
  expect(hashBody({ a: 1, b: { c: [{ e: 2, d: null }, 1], f: 'x' } })).not.toBe(hash);
  expect(hashBody({ a: 1, b: { c: [1, { e: 3, d: null }], f: 'x' } })).not.toBe(hash);
  expect(hashBody(undefined)).toBe(sha256(''));
  expect(hashBody(null)).toBe(sha256('null'));
});
