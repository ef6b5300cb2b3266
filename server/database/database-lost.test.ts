import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { isDatabaseLost } from './database-lost.ts';

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each<[string, unknown, boolean]>([
  ['a refused connection', coded('ECONNREFUSED'), true],
  ['a reset connection', coded('ECONNRESET'), true],
  ['every address of a name refused', new AggregateError([coded('ECONNREFUSED')], ''), true],
  ['a shutdown', coded('57P01'), true],
  ['a server that starts', coded('57P03'), true],
  ['too many connections', coded('53300'), true],
  ['a full disk', coded('53100'), true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['a pool that waited too long', new Error('timeout exceeded when trying to connect'), true],
  ['one of these, wrapped', new DrizzleQueryError('select 1', [], coded('57P01')), true],
  ['a cancelled statement', coded('57014'), false],
  ['a second row in a unique index', coded('23505'), false],
  ['a deadlock', coded('40P01'), false],
  ['a missing file', coded('ENOENT'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['no error', 'lost', false],
])('%s', (_, error, isLost) => {
  expect(isDatabaseLost(error)).toBe(isLost);
});
