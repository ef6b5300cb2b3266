import { expect, test } from 'vitest';
import { api } from './api.ts';
import { api as ofPages } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { api as ofDesk } from './organizer-calls.ts';

/** Everything of a contract that a client reads, call by call. */
function calledBy(whole: object): object {
  const calls = Object.entries(whole).flatMap(([resource, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(
      ([name, { method, path, holder, encoding, upload, produces }]) =>
        [`${resource}.${name}`, { method, path, holder, encoding, upload, produces }] as const,
    ),
  );
  return Object.fromEntries(calls);
}

test('a browser makes every call as the contract defines it', () => {
  expect(calledBy(ofDesk)).toEqual(calledBy(api));
  expect(calledBy(api)).toMatchObject(calledBy(ofPages));
  expect(calledBy(api)).toMatchObject({
    'registration.sendEventEmailAccessCode': { method: 'POST', path: '/send-event-email-access-code' },
    'cancellation.getCancellation': { method: 'GET', path: '/getCancellation/{code}', holder: 'code' },
    'workshopCart.handleWorkshopCart': { path: '/handle-workshop-cart', holder: 'registration_code' },
    'configuration.publishConfiguration': { encoding: 'json', holder: undefined },
    'files.uploadWebsiteFile': { upload: 'file' },
    'tickets.getTickets': { produces: 'file' },
  });
});

test('a visitor’s page knows no call of the organizers’ desk, and a browser no schema', () => {
  expect(Object.keys(ofPages)).not.toContain('desk');
  expect(Object.keys(ofPages)).not.toContain('configuration');
  for (const endpoints of Object.values<Record<string, object>>(ofDesk))
    for (const call of Object.values(endpoints)) expect(call).not.toHaveProperty('response');
});

test('every call names a holder exactly if it accepts dossiers', () => {
  const calls = Object.values(api).flatMap((endpoints) => Object.entries<Endpoint>(endpoints));
  const wrong = calls.filter(
    ([, { holder, dossiers }]) => (holder === undefined) !== (dossiers === undefined),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
