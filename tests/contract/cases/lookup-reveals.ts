import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openPaidEvent } from '../paid-event.ts';
import { key } from '../test-api.ts';

const told = {
  access: 'If a valid registration exists, an email with an access code is sent.',
  sent: 'If a valid registration exists, an email with the registration code is sent.',
  none: 'No registration with this email address has been found. Did you register with a different email address?',
};

/** What is asked with an address whose registration is submitted, unfinished or not there. */
async function answersFor(api: Parameters<ApiCase['run']>[0], options: object) {
  const event = await openPaidEvent(api, options);
  const submitted = await event.begin();
  await event.fill(submitted);
  expect((await event.submit(submitted)).status).toBe(200);
  const unfinished = await event.begin();
  const asked = {
    submitted: submitted.email,
    unfinished: unfinished.email,
    none: `${randomUUID()}@example.org`,
  };
  const choice = { track: 'main', mode: 'In-Person', registrations_day: ['day1'] };
  const answers: Record<string, unknown> = {};
  for (const [standing, email] of Object.entries(asked)) {
    const code = await event.post('sendLookUpCode', { email });
    const access = await event.post('send-event-email-access-code', { email });
    const check = await event.post('checkRegistration', { email });
    const begin = await event.post('generateRegistrationCaptured', { ...choice, email }, key());
    answers[standing] = {
      code: [code.status, code.body['message'] ?? code.body.errors?.['email']?.[0]],
      access: [access.status, access.body['message'] ?? access.body.errors?.['email']?.[0]],
      check: check.body['status'],
      begin: [begin.status, begin.body.reason],
    };
  }
  return answers;
}

const alike = { code: [200, told.sent], access: [200, told.access], check: 'new', begin: [200, undefined] };

/** `lookup_reveals`: whether an event says what it knows of an address (spec §8). */
export const lookupRevealsCases: ApiCase[] = [
  ...[{}, { lookup_reveals: 'N' }].map(
    (options): ApiCase => ({
      name: `answers alike whether an address has a registration: ${JSON.stringify(options)}`,
      async run(api) {
        expect(await answersFor(api, options)).toEqual({ submitted: alike, unfinished: alike, none: alike });
      },
    }),
  ),
  {
    name: 'says what registration an address has where the event reveals it, an unfinished one too',
    async run(api) {
      expect(await answersFor(api, { lookup_reveals: 'Y' })).toEqual({
        submitted: {
          code: [200, told.sent],
          access: [200, told.access],
          check: 'already_registered',
          begin: [409, 'already_registered'],
        },
        unfinished: alike,
        none: { ...alike, code: [404, told.none], access: [404, told.none] },
      });
    },
  },
];
