import type { AskedCall } from '../call-key.ts';
import type { HarFile } from '../har.ts';
import { createRecorder, type SeenCall } from '../recorder.ts';

export const SITE = 'http://teachers.localhost';
export const own = { name: 'test', host: 'teachers.localhost', locale: 'en' };
let clock = 1_800_000_000_000;

/** A call as the recorder sees it, each a tenth of a second after the one before. */
export function seen(
  call: Partial<SeenCall> & { path: string; fields?: Record<string, string>; answer?: unknown },
) {
  clock += 100;
  const { path, fields, answer = {}, ...more } = call;
  const text = new URLSearchParams(fields).toString();
  const body = fields && { mimeType: 'application/x-www-form-urlencoded', text };
  const base = { method: fields ? 'POST' : 'GET', url: SITE + path, startedAt: clock, milliseconds: 10 };
  return { ...base, body, status: 200, mimeType: 'application/json', text: JSON.stringify(answer), ...more };
}

/** A call that a page asks with these fields. */
export const post = (name: string, fields: Record<string, string>): AskedCall => ({
  method: 'POST',
  url: `/api/${name}`,
  fields,
});

/** Somebody real begins and saves a step. */
export function aPersonsSession(): HarFile {
  const recorder = createRecorder();
  const registration = { code: 'ZGFJ-DDTD', email: 'ana.roy@school.bc.ca' };
  recorder.call(
    seen({
      path: '/api/generateRegistrationCaptured',
      fields: { email: 'ana.roy@school.bc.ca', track: 'online' },
      headers: { authorization: 'Bearer abc', 'content-type': 'application/x-www-form-urlencoded' },
      answer: {
        registration,
        token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6.eyJzdWIiOiIxMjM0NTY3ODkw.SflKxwRJSMeKKF2QT4',
      },
    }),
  );
  const values = JSON.stringify({
    first_name: 'Ana',
    nickname: 'Annie',
    arrival: '2027-02-18',
    phone: '604 321 9876',
  });
  recorder.call(
    seen({
      path: '/api/saveRegistrationPersonalInformations',
      fields: { code: 'ZGFJ-DDTD', form_type: 'personal', version: '1', values },
      answer: { saved_at: 'x', version: 1, values: JSON.parse(values) },
    }),
  );
  recorder.call(
    seen({ path: '/api/getRegistrationFees/ZGFJ-DDTD', answer: { of: 'Ana', to: 'ana.roy@school.bc.ca' } }),
  );
  return recorder.har({ ...own, steps: [{ do: 'fill', label: 'Email', text: 'ana.roy@school.bc.ca' }] });
}
