import { createRecorder } from '../recorder.ts';
import { type Recording, recordingOf } from '../recording.ts';

/** A call as it goes over a wire, whatever carries it; its body is text. */
export interface WireCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly type?: string;
  readonly body?: string;
}

/** What came back: `answer` is its JSON. */
export interface WireAnswer {
  readonly status: number;
  readonly answer: unknown;
}

/** Calls one after the other of a replay that has just begun, and what each is answered. */
export interface ReplayCase {
  readonly name: string;
  readonly calls: readonly (readonly [WireCall, WireAnswer])[];
}

const SITE = 'http://teachers.localhost';
const form = (fields: string): Pick<WireCall, 'type' | 'body'> => ({
  type: 'application/x-www-form-urlencoded',
  body: fields,
});
const parts = (...fields: readonly (readonly [string, string])[]): Pick<WireCall, 'type' | 'body'> => ({
  type: 'multipart/form-data; boundary=part',
  body: `${fields
    .map(([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--part--\r\n`,
});

/** The recording that every case is asked of. */
export function recordingOfCases(): Recording {
  const recorder = createRecorder();
  let startedAt = 1_800_000_000_000;
  const seen = ({ method, url, type = '', body }: WireCall, { status, answer }: WireAnswer) => {
    startedAt += 100;
    recorder.call({
      method,
      url: SITE + url,
      startedAt,
      milliseconds: 10,
      ...(body !== undefined && { body: { mimeType: type, text: body } }),
      status,
      mimeType: 'application/json',
      answerHeaders: { 'x-request-id': `id-${startedAt}` },
      text: JSON.stringify(answer),
    });
  };
  const steps = (track: string) => ({
    ...load,
    ...form(`track=${track}&mode=Online&day=friday&day=saturday`),
  });
  seen(steps('online'), given({ version: 1 }));
  seen(steps('online'), given({ version: 2 }));
  seen(workshops('?page=2&text=art'), given([{ title: 'Art' }]));
  seen(zones, given(['friday']));
  seen(
    { method: 'POST', url: '/api/removeWebsiteFile', ...json({ files_ID: 'f-1' }) },
    given({ removed: 'Y' }),
  );
  seen(
    { ...save, ...form(`values=${values({ name: 'Ana' })}&code=ABCD-EFGH&form_type=personal&version=1`) },
    {
      status: 200,
      answer: { saved_at: 'then', version: 1, values: { name: 'Ana' } },
    },
  );
  seen({ method: 'DELETE', url: '/api/deleteEmailByID/e-1' }, given({}));
  seen(
    { ...submit, ...form(`code=ABCD-EFGH&total=1800&credit=tok_sandbox_visa_0002_declined_1a2b3c4d`) },
    {
      status: 402,
      answer: { errors: { credit: ['The card was declined.'] }, reason: 'declined' },
    },
  );
  seen(
    { ...submit, ...form(`code=ABCD-EFGH&total=1800&credit=tok_sandbox_visa_4242_ok_1a2b3c4d`) },
    given({ ok: 'Y' }),
  );
  return recordingOf(recorder.har({ name: 'cases', host: 'teachers.localhost', locale: 'en' }));
}

const given = (answer: unknown): WireAnswer => ({ status: 200, answer });
const json = (body: object) => ({ type: 'application/json', body: JSON.stringify(body) });
const values = (answers: object) => encodeURIComponent(JSON.stringify(answers));
const load = { method: 'POST', url: '/api/loadStepConfiguration' } as const;
const save = { method: 'POST', url: '/api/saveRegistrationPersonalInformations' } as const;
const submit = { method: 'POST', url: '/api/saveSubmitRegistration' } as const;
const zones = { method: 'GET', url: '/api/getTimeZones' } as const;
const workshops = (query: string) => ({ method: 'GET', url: `/api/getWorkshopByQuery/all/online${query}` });
const unknown = ({ method, url }: WireCall): WireAnswer => ({
  status: 501,
  answer: { errors: { recording: [`has no answer to ${method} ${url}`] } },
});

const online = (fields: string): WireCall => ({ ...load, ...form(fields) });
const inOrder = online('track=online&mode=Online&day=friday&day=saturday');
const elsewhere = online('track=vancouver&mode=Online&day=friday&day=saturday');
const lost = { method: 'GET', url: '/api/getShopProducts/online' };

/** What every way to ask a recording has to hold: the replaying server, Playwright's routes, a tab, a unit test. */
export const replayCases: readonly ReplayCase[] = [
  {
    name: 'calls that are the same one after the other, the last answer again and again',
    calls: [
      [inOrder, given({ version: 1 })],
      [inOrder, given({ version: 2 })],
      [inOrder, given({ version: 2 })],
    ],
  },
  {
    name: 'fields in another order, and sent in parts',
    calls: [
      [online('day=friday&mode=Online&day=saturday&track=online'), given({ version: 1 })],
      [
        {
          ...load,
          ...parts(['mode', 'Online'], ['track', 'online'], ['day', 'friday'], ['day', 'saturday']),
        },
        given({ version: 2 }),
      ],
    ],
  },
  {
    name: 'a query in another order, and no other query',
    calls: [
      [workshops('?text=art&page=2'), given([{ title: 'Art' }])],
      [workshops('?text=art&page=3'), unknown(workshops('?text=art&page=3'))],
    ],
  },
  {
    name: 'calls in another order than they were recorded in',
    calls: [
      [{ method: 'DELETE', url: '/api/deleteEmailByID/e-1' }, given({})],
      [
        { method: 'POST', url: '/api/removeWebsiteFile', ...json({ files_ID: 'f-1' }) },
        given({ removed: 'Y' }),
      ],
      [zones, given(['friday'])],
      [inOrder, given({ version: 1 })],
    ],
  },
  {
    name: 'what is typed by whoever types it, and gives back what they typed',
    calls: [
      [
        { ...save, ...form(`code=WXYZ-1234&form_type=personal&version=1&values=${values({ name: 'Bo' })}`) },
        given({ saved_at: 'then', version: 1, values: { name: 'Bo' } }),
      ],
    ],
  },
  {
    name: 'a card by what becomes of it',
    calls: [
      [
        { ...submit, ...form('code=WXYZ-1234&total=1800&credit=tok_sandbox_visa_0002_declined_99999999') },
        { status: 402, answer: { errors: { credit: ['The card was declined.'] }, reason: 'declined' } },
      ],
      [
        { ...submit, ...form('total=1800&code=WXYZ-1234&credit=tok_sandbox_visa_4242_ok_99999999') },
        given({ ok: 'Y' }),
      ],
      [
        { ...submit, ...form('total=1700&code=WXYZ-1234&credit=tok_sandbox_visa_4242_ok_99999999') },
        unknown(submit),
      ],
    ],
  },
  {
    name: 'nothing that is not there',
    calls: [
      [lost, unknown(lost)],
      [elsewhere, unknown(elsewhere)],
    ],
  },
];
