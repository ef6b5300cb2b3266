import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { loggedError } from './logged-error.ts';

it('tells of a failed query without its parameters, nor the row that it met', () => {
  const refusal = Object.assign(new Error('duplicate key value violates unique constraint "person_email"'), {
    code: '23505',
    constraint: 'person_email',
    detail: 'Key (email)=(zoe@example.org) already exists.',
  });
  const logged = loggedError(
    new DrizzleQueryError('insert into person values ($1)', ['zoe@example.org', 'A\n    at B'], refusal),
  );
  expect(JSON.stringify(logged)).not.toContain('zoe@example.org');
  expect(logged.message).toContain('insert into person');
  expect(logged.stack).toContain('\n    at ');
  expect(logged.stack).not.toContain('at B');
  expect(logged.cause).toMatchObject({ code: '23505', constraint: 'person_email' });
});

it.each([
  [
    '22P02',
    'invalid input syntax for type uuid: "zoe@example.org"',
    'invalid input syntax for type uuid: "…"',
  ],
  [
    '22007',
    'invalid input syntax for type date: "7 "zoe" x"\nand more',
    'invalid input syntax for type date: "…"',
  ],
  ['22008', 'date/time field value out of range: "zoe"', 'date/time field value out of range: "…"'],
  ['23505', 'Key (email, x)=(zoe@example.org, (1)) already exists.', 'Key (email, x)=(…) already exists.'],
  ['23514', 'Failing row contains (1, zoe@example.org, null).', 'Failing row contains (…).'],
  ['42703', 'column "zoe_code" does not exist', 'column "zoe_code" does not exist'],
])('masks the values that PostgreSQL quotes in a message: %s %s', (code, said, written) => {
  const error = Object.assign(new Error(said), { code, severity: 'ERROR' });
  const logged = loggedError(new Error('a job failed', { cause: error }));
  expect(logged.cause?.message).toBe(written);
  expect(logged.cause?.stack).toContain(`Error: ${written}\n    at `);
  if (written.includes('…')) expect(JSON.stringify(logged)).not.toContain('zoe');
});

it.each([undefined, 'E23505', '23505E', 'econn', 23_505])(
  'takes nothing out of what comes from elsewhere than the database: code %s',
  (code) => {
    const said = 'Failing row contains (1, 2).';
    expect(loggedError(Object.assign(new Error(said), { code })).message).toBe(said);
  },
);

it('keeps what any other error says, and nothing of what is none', () => {
  expect(loggedError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
  expect(JSON.stringify(loggedError({ email: 'zoe@example.org' }))).not.toContain('zoe');
});
