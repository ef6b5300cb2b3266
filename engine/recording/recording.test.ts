import { describe, expect, it } from 'vitest';
import type { AskedCall } from './call-key.ts';
import type { HarEntry, HarFile } from './har.ts';
import { createMatcher } from './matcher.ts';
import { LARGEST_RECORDING, parseHar, readRecording, redactFile, tooLarge } from './read-recording.ts';
import { createRecorder, type SeenCall } from './recorder.ts';
import { type Recording, recordingOf } from './recording.ts';
import { startReplay } from './replay-session.ts';
import { describeReport } from './report-words.ts';

const SITE = 'http://teachers.localhost';
const own = { name: 'test', host: 'teachers.localhost', locale: 'en' };
let clock = 1_800_000_000_000;

function seen(call: Partial<SeenCall> & { path: string; fields?: Record<string, string>; answer?: unknown }) {
  clock += 100;
  const { path, fields, answer = {}, ...more } = call;
  const text = new URLSearchParams(fields).toString();
  const body = fields && { mimeType: 'application/x-www-form-urlencoded', text };
  const base = { method: fields ? 'POST' : 'GET', url: SITE + path, startedAt: clock, milliseconds: 10 };
  return { ...base, body, status: 200, mimeType: 'application/json', text: JSON.stringify(answer), ...more };
}

const post = (name: string, fields: Record<string, string>): AskedCall => ({
  method: 'POST',
  url: `/api/${name}`,
  fields,
});

/** Somebody real begins and saves a step. */
function aPersonsSession(): HarFile {
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

describe('a recording', () => {
  it('has nobody in it, the same person is the same throughout, and it goes through unchanged', () => {
    const har = aPersonsSession();
    const text = JSON.stringify(har);
    for (const personal of ['ana.roy', 'Annie', 'ZGFJ', '9876', 'eyJ', 'Bearer abc'])
      expect(text).not.toContain(personal);
    expect(text.split('person1@example.org').length - 1).toBe(4);
    expect(text).toContain('/api/getRegistrationFees/C0DE-0001');
    expect(text).toContain('2027-02-18');
    expect(redactFile(har).problems).toEqual([]);
    expect(redactFile(har).har).toEqual(har);
    expect(readRecording(text).ok).toBe(true);
  });

  it('has nobody’s name in a list of people, and the names of things in any other', () => {
    const recorder = createRecorder();
    const people = { name: 'Ana-Lucía Roy Fontaine', email: 'ana.roy@school.bc.ca' };
    recorder.call(
      seen({
        path: '/api/addInstructorToWorkshop',
        fields: { workshops_code: 'ZGFJ-DDTD', ...people },
        answer: {
          presenters: [{ instructor_code: 'A', name: people.name, school: '' }],
          most: [{ name: 'Twelve' }],
        },
      }),
    );
    recorder.call(
      seen({
        path: '/api/createGroup',
        fields: { group_organization: 'École Gabrielle-Roy', group_contact_name: 'Ana-Lucía Roy Fontaine' },
      }),
    );
    const har = recorder.har(own);
    const text = JSON.stringify(har);
    for (const personal of ['Lucía', 'Gabrielle']) expect(text.includes(personal) && personal).toBe(false);
    expect(text).toContain('Twelve');
    // As long as what it stands for, for the form that asks for so much.
    expect(text).toContain('Text 1 Text 1 Text 1..');
    expect(readRecording(text)).toMatchObject({ ok: true });
  });

  it('takes what a public document says as nobody’s, though it came after an answer that picked it', () => {
    const recorder = createRecorder();
    const answers = { answer: { values: { captions: 'Subtitles' } } };
    const document = { document: { options: ['Subtitles'] }, version: 1 };
    const later = { path: '/api/loadStepConfiguration', fields: { form_type: 'a' }, answer: document };
    const sooner = seen({ path: '/api/initializeForm', fields: { form_type: 'a' }, ...answers });
    recorder.call(seen(later));
    recorder.call(sooner);
    const text = JSON.stringify(recorder.har(own));
    expect(text.indexOf('initializeForm')).toBeLessThan(text.indexOf('loadStepConfiguration'));
    expect(readRecording(text)).toMatchObject({ ok: true });
  });

  it('has nobody in what a visitor’s device had kept and where they were, which no call has told of', () => {
    const recorder = createRecorder();
    recorder.call(seen({ path: '/api/getEventDays', status: 500 }));
    const open = { value: { code: 'ZGFJ-DDTD', email: 'ana.roy@school.bc.ca', track: 'online' }, until: 1 };
    const masked = {
      type: '@xstate.snapshot',
      context: { answers: { name: { masked: 'text', length: 3 } } },
    };
    const har = recorder.har({
      ...own,
      inspection: [masked],
      kept: { 'current-registration': JSON.stringify(open), 'api-token': '"abc.def.ghi"' },
      fault: { id: 'abcd1234', status: 500, address: '/apply/volunteer/ZGFJ-DDTD' },
    });
    const text = JSON.stringify(har);
    for (const personal of ['ana.roy', 'ZGFJ', 'abc.def']) expect(text).not.toContain(personal);
    expect(text).toContain('abcd1234');
    expect(text).toContain('/apply/volunteer/C0DE-0001');
    expect(har.log._rostrum?.inspection).toEqual([masked]);
    expect(readRecording(text)).toMatchObject({ ok: true });
  });
});

/** A file as a browser would have exported it. */
const exported = (entries: readonly Partial<HarEntry>[]) =>
  JSON.stringify({ log: { version: '1.2', creator: { name: 'WebInspector', version: '1' }, entries } });

const foreign = (change: (entry: HarEntry) => unknown) => {
  const [entry] = aPersonsSession().log.entries;
  return exported([change(structuredClone(entry) as HarEntry) as HarEntry]);
};

describe('a file that is no session of ours', () => {
  it.each([
    ['truncated', JSON.stringify(aPersonsSession()).slice(0, 900), '', 'breaks off after 900 characters'],
    ['no JSON', 'hello', '', 'is no JSON'],
    ['no HAR', '{"a":1}', '/log', 'this is not a HAR file'],
    ['of another version', '{"log":{"version":"2.0","entries":[]}}', '/log/version', 'HAR 1.2 is read'],
    [
      'of another site',
      foreign((entry) => ({ ...entry, request: { ...entry.request, url: 'https://news.example.com/a' } })),
      '/log/entries',
      'no call of this product’s API',
    ],
    [
      'with a token',
      foreign((entry) => ({
        ...entry,
        request: { ...entry.request, headers: [{ name: 'Authorization', value: 'Bearer abc' }] },
      })),
      '/log/entries/0/request/headers/0',
      'holds a token',
    ],
    [
      'with a card’s number',
      foreign((entry) => ({
        ...entry,
        response: {
          ...entry.response,
          content: { mimeType: 'application/json', text: '{"note":"4242 4242 4242 4242"}' },
        },
      })),
      '/log/entries/0/response/content/text/note',
      'holds a card’s number',
    ],
    [
      'with an address',
      foreign((entry) => ({
        ...entry,
        request: {
          ...entry.request,
          postData: { mimeType: 'application/json', text: '{"street1":"9 Elm Street"}' },
        },
      })),
      '/log/entries/0/request/postData/street1',
      'holds an address',
    ],
  ])('%s is refused with the place', (_, text, pointer, problem) => {
    const reading = readRecording(text);
    expect(reading).toMatchObject({ ok: false, problems: [{ pointer }] });
    expect(JSON.stringify(reading)).toContain(problem);
  });

  it('of 200 MB is refused before it is read', () => {
    expect(tooLarge(200 * 1024 * 1024)).toContain('has 200 MB');
    expect(tooLarge(LARGEST_RECORDING)).toBeUndefined();
  });

  it('is clean once it was redacted', () => {
    const parsed = parseHar(
      foreign((entry) => ({
        ...entry,
        request: { ...entry.request, cookies: [], headers: [{ name: 'Cookie', value: 'a=b' }] },
      })),
    );
    if (!('har' in parsed)) throw new Error('not read');
    expect(readRecording(JSON.stringify(redactFile(parsed.har as HarFile).har)).ok).toBe(true);
  });
});

describe('a call', () => {
  const recorder = createRecorder();
  const track = (name: string, answer: unknown) =>
    recorder.call(
      seen({ path: '/api/loadStepConfiguration', fields: { track: name, mode: 'Online' }, answer }),
    );
  track('online', { n: 1 });
  track('online', { n: 2 });
  recorder.call(
    seen({
      path: '/api/saveAutoInformation',
      fields: { code: 'ABCD-EFGH', form_type: 'personal', version: '1', values: '{"a":"b"}' },
      answer: { saved_at: 'x', values: { a: 'b' } },
    }),
  );
  const recording = recordingOf(recorder.har(own));
  const answers = (matched: { text: string } | undefined) => matched && JSON.parse(matched.text);

  it('is matched whatever the order of its fields, and repeated ones are answered in sequence', () => {
    const matcher = createMatcher(recording);
    const asked = post('loadStepConfiguration', { mode: 'Online', track: 'online' });
    expect([1, 2, 3].map(() => answers(matcher.take(asked)).n)).toEqual([1, 2, 2]);
    expect(matcher.report()).toMatchObject({
      asked: 3,
      answered: 3,
      mismatches: [],
      unasked: [{ index: 2 }],
    });
  });

  it('is answered in whatever order the calls come: each by its own', () => {
    const matcher = createMatcher(recording);
    const saved = { code: 'ABCD-EFGH', form_type: 'personal', version: '1', values: '{"a":"b"}' };
    const asked = post('loadStepConfiguration', { track: 'online', mode: 'Online' });
    expect(answers(matcher.take(post('saveAutoInformation', saved)))).toMatchObject({ saved_at: 'x' });
    expect([answers(matcher.take(asked)), answers(matcher.take(asked))]).toEqual([{ n: 1 }, { n: 2 }]);
    expect(matcher.report()).toMatchObject({ mismatches: [], repeated: [], unasked: [] });
  });

  it('that is nearest is of the same method and address, and the one that differs least', () => {
    const recorder = createRecorder();
    const steps = (fields: Record<string, string>, n: number) =>
      recorder.call(seen({ path: '/api/loadStepConfiguration', fields, answer: { n } }));
    recorder.call(seen({ path: '/api/loadStepConfiguration', answer: { n: 0 } }));
    steps({ track: 'leaders', mode: 'Online', days: 'fri' }, 1);
    steps({ track: 'vancouver', mode: 'Online', days: 'fri' }, 2);
    recorder.call(seen({ path: '/api/getRegistrationFees/ABCD-EFGH', answer: { n: 3 } }));
    const matcher = createMatcher(recordingOf(recorder.har(own)));
    const near = (call: AskedCall) => answers(matcher.nearest(call))?.n;
    expect(near(post('loadStepConfiguration', { track: 'vancouver', mode: 'Hybrid', days: 'fri' }))).toBe(2);
    expect(near({ method: 'GET', url: '/api/getRegistrationFees/WXYZ-1234', fields: {} })).toBe(3);
    expect(near(post('getRegistrationFees', {}))).toBeUndefined();
    expect(near({ method: 'GET', url: '/api/getRegistrationTracks', fields: {} })).toBeUndefined();
  });

  it('that is asked once more is not answered with what followed from an act that is still to be done', () => {
    const recorder = createRecorder();
    const group = '/api/getGroupInformation/C0DE-0001';
    recorder.call(seen({ path: group, answer: { state: 'ready' } }));
    recorder.call(seen({ path: '/api/submitPayGroupFee', fields: { group_code: 'C0DE-0001', total: '1' } }));
    recorder.call(seen({ path: group, answer: { state: 'paid' } }));
    const matcher = createMatcher(recordingOf(recorder.har(own)));
    const look = () => matcher.take({ method: 'GET', url: group, fields: {} })?.text;
    expect([look(), look()]).toEqual(['{"state":"ready"}', '{"state":"ready"}']);
    matcher.take(post('submitPayGroupFee', { group_code: 'C0DE-0001', total: '1' }));
    expect(look()).toBe('{"state":"paid"}');
  });

  it('that a pause brought about is matched by what it is about, and gives back what is typed now', () => {
    const typed = { code: 'WXYZ-1234', form_type: 'personal', version: '1', values: '{"a":"c"}', base: '{}' };
    expect(answers(createMatcher(recording).take(post('saveAutoInformation', typed)))).toEqual({
      saved_at: 'x',
      values: { a: 'c' },
    });
  });

  it('that is not there is told beside the nearest, the difference marked', () => {
    const matcher = createMatcher(recording);
    expect(
      matcher.take(post('loadStepConfiguration', { track: 'vancouver', mode: 'Online' })),
    ).toBeUndefined();
    expect(matcher.report().mismatches).toMatchObject([
      {
        nearest: {
          call: { index: 0 },
          differences: [{ pointer: '/body/track', recorded: '"online"', now: '"vancouver"' }],
        },
      },
    ]);
    expect(describeReport(matcher.report())).toContain('+ now      "vancouver"');
  });
});

describe('a replay', () => {
  it('has within a page what came with it, at each opening its own; within another what any page had', () => {
    const page = (path: string, ...answers: [string, number][]) => ({
      path,
      first: { drawn: true, origin: SITE, answers: answers.map(([key, n]) => [[key], n] as const) },
    });
    const recording = {
      ...recordingOf(createRecorder().har(own)),
      pages: [
        page('/', ['event', 1], ['menu', 1]),
        page('/schedule', ['event', 2]),
        page('/', ['event', 3], ['menu', 3]),
      ],
    } as unknown as Recording;
    const replay = startReplay(recording);
    const within = (path: string) => {
      const first = replay.firstAnswer(path);
      return first && [first.drawn, Object.fromEntries(first.answers.map(([[key], n]) => [key, n]))];
    };
    expect([within('/'), within('/'), within('/')]).toEqual([
      [false, { event: 1, menu: 1 }],
      [false, { event: 3, menu: 3 }],
      [false, { event: 3, menu: 3 }],
    ]);
    expect(within('/schedule')).toEqual([false, { event: 2 }]);
    expect(within('/venue')).toEqual([false, { event: 3, menu: 3 }]);
    const without = startReplay({ ...recording, pages: [] });
    expect(without.firstAnswer('/')).toBeUndefined();
    replay.end();
    without.end();
  });

  it('tells what a socket was told after the call that it followed, at any speed', async () => {
    const recorder = createRecorder();
    // What came while it was under way may be of its doing: nobody hears it who has not asked it.
    recorder.call(seen({ path: '/api/saveToWaitlist', fields: { entry_ID: '1' } }));
    const begun = clock;
    // What is only read is read because of what was told, and waits for it.
    recorder.call(seen({ path: '/api/getWaitlistPosition/1', startedAt: begun + 4 }));
    const told = (at: number, data: string) => ({
      type: 'receive' as const,
      time: at / 1000,
      opcode: 1,
      data,
    });
    recorder.socket({
      url: `${SITE}/app/rostrum`,
      startedAt: begun,
      endedAt: begun + 500,
      messages: [told(begun + 5, 'before'), told(begun + 200, 'after')],
    });
    const heard: string[] = [];
    const replay = startReplay(recordingOf(recorder.har(own)), {
      speed: Number.POSITIVE_INFINITY,
      onMessage: ({ data }) => heard.push(data),
    });
    expect(heard).toEqual([]);
    expect(await replay.answer(post('saveToWaitlist', { entry_ID: '1' }))).toMatchObject({ status: 200 });
    await expect.poll(() => heard).toEqual(['before']);
    await replay.answer({ method: 'GET', url: '/api/getWaitlistPosition/1', fields: {} });
    await expect.poll(() => heard).toEqual(['before', 'after']);
    replay.end();
  });
});
