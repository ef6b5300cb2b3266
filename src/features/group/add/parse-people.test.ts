import { describe, expect, it, test } from 'vitest';
import { parsePeople as parse, writePeople } from './parse-people.ts';
import { pastedLists } from './pasted-lists.cases.ts';

const parsePeople = (...given: Parameters<typeof parse>) => parse(...given).people;

const ana = { name: 'Ana Rivera', email: 'ana@school.example' };

test.each([
  ['a comma', 'Ana Rivera, ana@school.example'],
  ['a semicolon', 'Ana Rivera; ana@school.example'],
  ['columns of a spreadsheet', 'Ana Rivera\tana@school.example'],
  ['the address first', 'ana@school.example,Ana Rivera'],
  ['first and last name apart', 'Ana,Rivera,ana@school.example'],
  ['quotes', '"Ana Rivera","ana@school.example"'],
  ['a mail program', 'Ana Rivera <ana@school.example>'],
  ['a mail program with quotes', '"Ana Rivera" <ana@school.example>'],
  ['a directory', '"Rivera, Ana" <ana@school.example>'],
  ['a space', 'Ana Rivera ana@school.example'],
  ['a byte order mark', '\uFEFFAna Rivera, ana@school.example'],
  ['a line of headings', 'Name,Email\nAna Rivera, ana@school.example'],
  ['a line of French headings', 'Nom;Courriel\r\nAna Rivera;ana@school.example'],
])('a person is read with %s', (_, text) => {
  expect(parsePeople(text).map(({ name, email }) => ({ name, email }))).toEqual([ana]);
});

test.each([
  ['a table', 'Name,Email\nAna Rivera,ana@school.example\nName,Email\nMinh Ho,minh@school.example'],
  ['columns of a spreadsheet', 'Ana Rivera\tana@school.example\nNom\tCourriel\nMinh Ho\tminh@school.example'],
  ['lines', 'Ana Rivera <ana@school.example>\nCourriel Nom\nMinh Ho minh@school.example'],
])('headings in the middle of %s are not a person', (_, text) => {
  expect(parsePeople(text).map(({ name, email, fault }) => [name, email, fault])).toEqual([
    ['Ana Rivera', 'ana@school.example', undefined],
    ['Minh Ho', 'minh@school.example', undefined],
  ]);
});

test('several on one line, as mail programs copy them', () => {
  const text = 'Ana Rivera <ana@school.example>, "Ho, Minh" <minh@school.example>; <wei@school.example>';
  expect(parsePeople(text)).toEqual([
    { line: 1, ...ana },
    { line: 1, name: 'Minh Ho', email: 'minh@school.example' },
    { line: 1, name: '', email: 'wei@school.example', fault: 'no_name' },
  ]);
});

test('lines keep their numbers over empty ones and CRLF, and each bad one has its fault', () => {
  const text = [
    'Ana Rivera, ana@school.example',
    '',
    'Grace Lam, g.lam@sd36',
    'Nobody at all',
    'ana@school.example',
    'ANA again, ANA@school.example',
    'Wei Tan, wei@school.example',
    'wei.other@school.example',
  ].join('\r\n');
  expect(parsePeople(text, new Set(['wei@school.example'])).map(({ line, fault }) => [line, fault])).toEqual([
    [1, undefined],
    [3, 'bad_address'],
    [4, 'no_address'],
    [5, 'twice'],
    [6, 'twice'],
    [7, 'member_already'],
    [8, 'no_name'],
  ]);
});

test.each(pastedLists)('%s: everyone is read', (_, text, people) => {
  expect(parsePeople(text).map(({ name, email }) => [name, email])).toEqual(people);
});

test.each(pastedLists)('%s: what is written of it is read as the same people', (_, text) => {
  const people = parsePeople(text).map(({ name, email }) => ({ name, email }));
  expect(parsePeople(writePeople(people)).map(({ name, email }) => ({ name, email }))).toEqual(people);
});

test('columns are what the visitor says they are', () => {
  const text = 'Rivera,Ana,ana.r@x.org\nHo,Ben,b.ho@x.org';
  expect(parse(text).columns?.roles).toEqual(['first', 'last', 'email']);
  expect(parsePeople(text, new Set(), ['last', 'first', 'email']).map(({ name }) => name)).toEqual([
    'Ana Rivera',
    'Ben Ho',
  ]);
});

describe('a hostile list', () => {
  it('of 5,000 lines is read whole', () => {
    const text = Array.from({ length: 5_000 }, (_, at) => `Person ${at}, p${at}@school.example`).join('\n');
    const people = parsePeople(text);
    expect([people.length, people.filter(({ fault }) => fault).length]).toEqual([5_000, 0]);
  });

  it('with formulas is a list of names, and with no address at all a list of faults', () => {
    expect(parsePeople('=HYPERLINK("x"), ana@school.example')[0]).toMatchObject({
      email: 'ana@school.example',
    });
    expect(new Set(parsePeople('one\ntwo\nthree').map(({ fault }) => fault))).toEqual(
      new Set(['no_address']),
    );
  });

  it('that would keep a careless pattern busy ends', () => {
    const text = `${'"'.repeat(20_000)}${','.repeat(20_000)}<${'a'.repeat(20_000)}`;
    expect(parsePeople(text)).toHaveLength(1);
  });
});
