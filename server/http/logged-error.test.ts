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

it('keeps what any other error says, and nothing of what is none', () => {
  expect(loggedError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
  expect(JSON.stringify(loggedError({ email: 'zoe@example.org' }))).not.toContain('zoe');
});
