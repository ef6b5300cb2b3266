import { describe, expect, it } from 'vitest';
import type { HarEntry } from './har.ts';
import { createStandIns } from './pseudonyms.ts';
import { addDocuments, addVocabulary, type Found, redacted, withKnown } from './redact.ts';
import { createEntryRedactor } from './redact-entry.ts';

/** What is left of a value, and what was found in it, "kind at pointer". */
function cleaned(value: unknown, ...vocabulary: string[]) {
  const found: string[] = [];
  const onFound = ({ kind, pointer }: Found) => found.push(`${kind} at ${pointer}`);
  const clean = redacted(value, { standIns: createStandIns(), vocabulary: new Set(vocabulary), onFound });
  return { clean, found };
}

describe('a value without anybody in it', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['has what is nobody’s', { a: 'x', n: 5, b: null, c: [true] }, { a: 'x', n: 5, b: null, c: [true] }, []],
    [
      'has a name where one was',
      { p: { first_name: 'Ana' } },
      { p: { first_name: 'Camille' } },
      ['first_name at /p/first_name'],
    ],
    [
      'has a text where one was answered',
      { values: { note: 'Hello you' } },
      { values: { note: 'Text 1...' } },
      ['text at /values/note'],
    ],
    [
      'has answers at any depth',
      { answers: { a: [{ b: 'Hello' }] } },
      { answers: { a: [{ b: 'Text 1' }] } },
      ['text at /answers/a/0/b'],
    ],
    [
      'has what the product says of answers',
      { values: { errors: { note: ['Say it'] } } },
      { values: { errors: { note: ['Say it'] } } },
      [],
    ],
    [
      'is clean within JSON',
      { values: '{"note":"Hello"}' },
      { values: '{"note":"Text 1"}' },
      ['text at /values/note'],
    ],
    ['stays as it was written', { values: '{ "a" : 5 }' }, { values: '{ "a" : 5 }' }, []],
    [
      'is found at its place, however that is called',
      { 'a/b~c': { email: 'a@b.ca' } },
      { 'a/b~c': { email: 'person1@example.org' } },
      ['email at /a~1b~0c/email'],
    ],
    [
      'has the masks of an inspector',
      { values: { a: { masked: 'text', length: 3 }, b: { masked: 'number', length: 1 } } },
      { values: { a: { masked: 'text', length: 3 }, b: { masked: 'number', length: 1 } } },
      [],
    ],
    [
      'has no mask with more in it',
      { values: { a: { masked: 'text', length: 3, of: 'Ana' } } },
      { values: { a: { masked: 'Text 1', length: 3, of: 'Text 2' } } },
      ['text at /values/a/masked', 'text at /values/a/of'],
    ],
    [
      'has no mask of another kind',
      { values: { a: { masked: 'x y', length: 3 } } },
      { values: { a: { masked: 'Text 1', length: 3 } } },
      ['text at /values/a/masked'],
    ],
  ])('%s', (_, value, clean, found) => {
    expect(cleaned(value)).toEqual({ clean, found });
  });

  it('has what a document says, though somebody picked it; not their own name, though a document has it', () => {
    const value = { values: { pick: 'Subtitles', first_name: 'Ana' } };
    expect(cleaned(value, 'Subtitles', 'Ana').clean).toEqual({
      values: { pick: 'Subtitles', first_name: 'Camille' },
    });
  });

  it('has nothing that is known already within another text', () => {
    const standIns = createStandIns();
    standIns.of('email', 'ana@school.ca');
    const found: Found[] = [];
    const redaction = { standIns, vocabulary: new Set<string>(), onFound: (each: Found) => found.push(each) };
    expect(withKnown('to ana@school.ca, ana@school.ca', redaction)).toBe(
      'to person1@example.org, person1@example.org',
    );
    expect(withKnown('to nobody', redaction)).toBe('to nobody');
    expect(found).toEqual([{ pointer: '', kind: 'text' }]);
  });

  it('knows what documents say: every text of one, and of an answer those within its documents', () => {
    const all = new Set<string>();
    addVocabulary(all, { a: ['x', { b: 'y' }], n: 5, none: null });
    expect([...all]).toEqual(['x', 'y']);
    const some = new Set<string>();
    addDocuments(some, { title: 'no', list: [{ document: { a: 'x' } }], document: ['y'] });
    addDocuments(some, null);
    expect([...some]).toEqual(['x', 'y']);
  });
});

const entry = (more: { request?: object; response?: object } & Record<string, unknown>): HarEntry => {
  const { request, response, ...own } = more;
  return {
    startedDateTime: '2027-02-19T10:00:00.000Z',
    time: 1,
    request: {
      method: 'GET',
      url: 'http://a.localhost/api/getTimeZones',
      cookies: [{ name: 'c' }],
      headers: [],
      queryString: [],
      ...request,
    },
    response: {
      status: 200,
      cookies: [{ name: 'c' }],
      headers: [],
      content: { size: 2, mimeType: 'application/json', text: '[]' },
      ...response,
    },
    ...own,
  } as unknown as HarEntry;
};
const header = (name: string, value: string) => ({ name, value });

describe('an entry without anybody in it', () => {
  const redact = (...entries: HarEntry[]) => {
    const found: string[] = [];
    const redactor = createEntryRedactor(({ kind, pointer }) => found.push(`${kind} at ${pointer}`));
    return { clean: entries.map((each, at) => redactor.entry(each, `/${at}`)), found };
  };

  it('keeps of its headers those that are nobody’s, and no cookie', () => {
    const headers = [
      header('Content-Type', 'a'),
      header('Authorization', 'Bearer abc'),
      header('Cookie', 'a=b'),
      header('X-Request-Id', 'r'),
      header('User-Agent', 'u'),
    ];
    const { clean, found } = redact(
      entry({
        request: { headers },
        response: { headers: [header('Set-Cookie', 'a=b'), header('ETag', 'x')] },
      }),
    );
    expect(clean[0]?.request).toMatchObject({ cookies: [], headers: [headers[0], headers[3]] });
    expect(clean[0]?.response).toMatchObject({ cookies: [], headers: [] });
    expect(found).toEqual([
      'token at /0/request/headers/1',
      'code at /0/request/headers/2',
      'code at /0/response/headers/0',
    ]);
  });

  it('says nothing of a token that is a stand-in', () => {
    const bearer = (value: string) =>
      redact(entry({ request: { headers: [header('authorization', value)] } })).found;
    expect(
      [bearer('Bearer token-1'), bearer('Bearer token-1x'), bearer('x Bearer token-1')].map(
        ({ length }) => length,
      ),
    ).toEqual([0, 1, 1]);
  });

  it('has another code wherever one stood: that it is asked by, and that it was answered', () => {
    const url = 'http://a.localhost/api/getRegistrationFees/ZGFJ-DDTD?code=ZGFJ-DDTD';
    const answer = {
      registration: { code: 'AAAA-BBBB', group_code: 'CCCC-DDDD' },
      group: { code: 'EEEE-FFFF' },
      dossier: { code: 'GGGG-HHHH' },
      group_code: 'IIII-JJJJ',
    };
    const { clean } = redact(
      entry({
        request: { url, queryString: [header('code', 'ZGFJ-DDTD')] },
        response: { content: { size: 1, mimeType: 'application/json', text: JSON.stringify(answer) } },
      }),
      entry({
        request: {
          url: 'http://a.localhost/api/getRegistrationFees/x',
          queryString: Object.values(answer).map((each) =>
            header('q', typeof each === 'string' ? each : JSON.stringify(each)),
          ),
        },
      }),
    );
    const text = JSON.stringify(clean);
    for (const code of ['ZGFJ', 'AAAA', 'CCCC', 'EEEE', 'GGGG', 'IIII'])
      expect(text.includes(code) && code).toBe(false);
    expect(clean[0]?.request.url).toBe('http://a.localhost/api/getRegistrationFees/C0DE-0001?code=C0DE-0001');
    expect(clean[0]?.request.queryString).toEqual([header('code', 'C0DE-0001')]);
  });

  it('leaves bytes, short codes and answers of nobody as they were', () => {
    const bytes = { size: 3, mimeType: 'image/png', text: 'QUJD', encoding: 'base64' };
    const short = { size: 1, mimeType: 'application/json', text: '{ "registration": { "code": "ABCD" } }' };
    const { clean, found } = redact(
      entry({ response: { content: bytes } }),
      entry({ response: { content: short } }),
      entry({ response: { content: { size: 0, mimeType: 'text/plain' } } }),
    );
    expect(clean.map(({ response }) => response.content)).toEqual([
      bytes,
      short,
      { size: 0, mimeType: 'text/plain' },
    ]);
    expect(found).toEqual([]);
  });

  it('is found where it stands, and a page’s answers with it', () => {
    const data = '{"data":{"email":"ana@school.ca"}}';
    const html =
      '<script type="application/json" id="first-answer">{"answers":[[["k"],{"email":"bo@school.ca"}]]}</script>';
    const { clean, found } = redact(
      entry({ _webSocketMessages: [{ type: 'receive', time: 1, opcode: 1, data }] }),
      entry({ response: { content: { size: 1, mimeType: 'text/html', text: html } } }),
      entry({
        response: { content: { size: 1, mimeType: 'application/json', text: '{"email":"cy@school.ca"}' } },
      }),
    );
    expect(found).toEqual([
      'email at /0/_webSocketMessages/0/data/data/email',
      'email at /1/_firstAnswer/answers/0/1/email',
      'email at /2/response/content/text/email',
    ]);
    expect(clean[1]?._firstAnswer).toEqual({ answers: [[['k'], { email: 'person2@example.org' }]] });
    expect(clean[0]).not.toHaveProperty('_firstAnswer');
  });

  it('has a body as fields, and what a socket said without anybody', () => {
    const { clean } = redact(
      entry({
        request: {
          method: 'POST',
          url: 'http://a.localhost/api/saveStep',
          postData: { mimeType: 'application/json', text: '{"email":"ana@school.ca","n":5}' },
        },
        _webSocketMessages: [
          { type: 'receive', time: 1, opcode: 1, data: '{"data":"{\\"email\\":\\"ana@school.ca\\"}"}' },
          { type: 'receive', time: 1, opcode: 1, data: 'of ana@school.ca' },
          { type: 'receive', time: 1, opcode: 1, data: '{ "event" : "x" }' },
        ],
      }),
    );
    expect(JSON.stringify(clean)).not.toContain('ana@');
    expect(JSON.stringify(clean[0]?.request.postData)).toContain('person1@example.org');
    expect(clean[0]?._webSocketMessages?.map(({ data }) => data)).toEqual([
      '{"data":"{\\"email\\":\\"person1@example.org\\"}"}',
      'of person1@example.org',
      '{ "event" : "x" }',
    ]);
  });
});
