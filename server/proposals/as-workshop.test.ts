import { describe, expect, it } from 'vitest';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { PresenterRow } from '#server/presenters/presenter-rows.ts';
import { contactOf, isPartOf } from '#server/presenters/presenters-view.ts';
import { titleOf } from '#server/presenters/proposal-title.ts';
import { asPerson, asSession, asWorkshop } from './as-workshop.ts';

const proposalOf = (answers: Record<string, Record<string, unknown>>, locale = 'en') =>
  ({
    code: 'ABCD-EFGH',
    locale,
    answers,
    email: 'ana@example.org',
    emailTyped: 'Ana@example.org',
  }) as DossierRow;
const presenterOf = (given: Partial<PresenterRow>) =>
  ({
    id: 'p1',
    code: 'QRST-UVWX',
    name: 'Ana Roy',
    school: '',
    answers: {},
    email: 'ana@example.org',
    ...given,
  }) as PresenterRow;

describe('a proposal as a workshop', () => {
  it('has all that it says of itself, with the filters that the schedule has', () => {
    const row = proposalOf({
      talk: {
        title: ' Clay ',
        title_other: 'Argile',
        description: 'By hand',
        level: ['k', 7, '5'],
        room: 'A',
      },
      more: { equipment: ' A kiln ', topic: 'art', stream: [] },
    });
    const filters = ['level', 'topic', 'stream', 'gone'].map((code) => ({ code, label: code, options: [] }));
    const people = [
      presenterOf({ answers: { role: 'Potter' }, school: 'School 5' }),
      presenterOf({ name: 'Bo', answers: { role: 7 } }),
    ];
    expect(asWorkshop(row, people, { filters })).toEqual({
      code: 'proposal-abcd-efgh',
      title: { en: 'Clay', fr: 'Argile' },
      description: 'By hand',
      presenters: [{ name: 'Ana Roy', role: 'Potter, School 5' }, { name: 'Bo' }],
      equipment: 'A kiln',
      filters: { level: ['k', '5'], topic: ['art'] },
    });
  });

  it('leaves out what it does not say', () => {
    const row = proposalOf({ talk: { title: 'Argile', title_other: 'Clay', equipment: '  ' } }, 'fr');
    expect(asWorkshop(row, [], {})).toEqual({
      code: 'proposal-abcd-efgh',
      title: { en: 'Clay', fr: 'Argile' },
      description: '',
      presenters: [],
    });
  });
});

describe('a session of it', () => {
  it.each([
    [
      'a room, a type and a number of seats',
      { type: 'O', capacity: 12.7 },
      'A1',
      { room: 'A1', type: 'O', capacity: 12 },
    ],
    ['no room', { type: 'I' }, undefined, { type: 'I' }],
    ['a room without a name, and what is no number', { type: 'X', capacity: '12' }, '', { type: 'I' }],
  ])('has %s', (_, talk, room, told) => {
    expect(asSession(proposalOf({ talk }), 'friday-a', room)).toEqual({
      code: 'proposal-abcd-efgh-friday-a',
      workshop: 'proposal-abcd-efgh',
      schedule: 'friday-a',
      ...told,
    });
  });

  it('has a code of no more than a code may have', () => {
    expect(asSession(proposalOf({}), 'x'.repeat(64), undefined).code).toBe(
      `proposal-abcd-efgh-${'x'.repeat(45)}`,
    );
  });
});

describe('a presenter', () => {
  it.each([
    [
      'with all they say',
      { school: 'School 5', answers: { role: ' Potter ', biography: ' Born in clay. ' } },
      { role: 'Potter, School 5', biography: 'Born in clay.' },
    ],
    ['of a school alone', { school: 'School 5' }, { role: 'School 5' }],
    ['of whom nothing is said', {}, {}],
  ])('%s is a person of the site', (_, given, told) => {
    expect(asPerson(presenterOf(given))).toEqual({ code: 'presenter-qrst-uvwx', name: 'Ana Roy', ...told });
  });

  it.each([
    ['the first contact of themselves', {}, undefined, true],
    ['the first contact of another', { email: 'bo@example.org' }, undefined, false],
    ['who came by their own link', { email: 'bo@example.org' }, 'p1', true],
    ['who came by the link of another', {}, 'p2', false],
  ])('is told by %s or not', (_, given, bearer, isTheirs) => {
    expect(isPartOf({ email: 'ana@example.org' }, presenterOf(given), bearer)).toBe(isTheirs);
  });
});

describe('a proposal that is looked at', () => {
  const named = proposalOf({
    start: { topic: 7, title: 3 },
    you: { first_name: 'Ana', last_name: 'Roy', school: 'School 5' },
    talk: { title: 'Clay' },
  });

  it('is from who says so, else from an address, and has the first title that it was given', () => {
    expect([contactOf(named), titleOf(named)]).toEqual([{ name: 'Ana Roy', school: 'School 5' }, 'Clay']);
    const bare = proposalOf({ you: { school: 5 } });
    expect([contactOf(bare), titleOf(bare)]).toEqual([{ name: 'Ana@example.org', school: '' }, '']);
  });
});
