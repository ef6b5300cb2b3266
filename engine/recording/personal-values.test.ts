import { describe, expect, it } from 'vitest';
import { answerKind, nameIn, personalKind } from './personal-values.ts';
import { createStandIns, isStandIn } from './pseudonyms.ts';

const JWT = `${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}`;

describe('what tells of a person', () => {
  it.each<[string, string, string | undefined]>([
    ['email', 'x', 'email'],
    ['email', '', undefined],
    ['last_name', 'Roy', 'last_name'],
    ['last_name', 'required', undefined],
    ['cell_phone', 'x', 'phone'],
    ['api-token-group', 'x', 'token'],
    ['toString', 'x', undefined],
    ['note', 'ana.roy+x@school.bc.ca', 'email'],
    ['note', 'write to ana@school.ca', undefined],
    ['note', 'https://a.ca/ana@school.ca', undefined],
    ['note', 'Bearer abc', 'token'],
    ['note', 'A Bearer abc', undefined],
    ['note', JWT, 'token'],
    ['note', `Bearer ${JWT}`, 'token'],
    ['note', `see ${JWT}`, undefined],
    ['email', JWT, 'token'],
    ['note', '4242 4242 4242 4242', 'card'],
    ['note', 'mine is 4242-4242-4242-4242, thanks', 'card'],
    ['note', '4242424242424243', undefined],
    ['note', '1242424242424242', undefined],
    ['note', 'x4242424242424242', undefined],
    ['note', '4242424242424242.1', undefined],
    ['note', 'plain', undefined],
  ])('under %s %j is %s', (name, value, kind) => {
    expect(personalKind(value, name)).toBe(kind);
  });

  it.each<[string, string, string | undefined]>([
    ['note', 'plain', 'text'],
    ['note', 'a@b.example then', 'email'],
    ['city', 'Hope', 'city'],
    ['note', 'V5N 1R9', 'postal_code'],
    ['note', 'v5n1r9', 'postal_code'],
    ['note', 'V5N  1R9', 'text'],
    ['note', 'xV5N 1R9', 'text'],
    ['province', 'BC', undefined],
    ['country', 'Canada', undefined],
    ['workshop_code', 'clay', undefined],
    ['code_of', 'clay', 'text'],
    ['day', '2027-02-19', undefined],
    ['day', '14:30', undefined],
    ['day', '2027-02-19T14:30:00.000Z', undefined],
    ['day', '2027-02-19T14:30-08:00', undefined],
    ['day', 'on 2027-02-19', 'text'],
    ['note', '604 321 9876', 'phone'],
    ['note', '+1 (604) 321-9876', 'phone'],
    ['note', '604 321 987', undefined],
    ['note', '1,200', undefined],
    ['note', '5', undefined],
    ['note', 'Y', undefined],
    ['note', 'Yes', 'text'],
    ['note', '12345', undefined],
    ['note', '-5', 'text'],
  ])('as an answer under %s %j is %s', (name, value, kind) => {
    expect(answerKind(value, name)).toBe(kind);
  });

  it('is a name that stands beside what only people have', () => {
    for (const beside of ['email', 'member_id', 'instructor_code', 'school'])
      expect(nameIn({ name: 'x', [beside]: '' }, 'name')).toBe('full_name');
    expect(nameIn({ name: 'x', room: 'y' }, 'name')).toBe('name');
    expect(nameIn({ title: 'x', email: 'y' }, 'title')).toBe('title');
    expect(nameIn({ name: 'x', toString: 'y' }, 'name')).toBe('name');
  });
});

type Kind = Parameters<typeof isStandIn>[0];

describe('what stands for a person', () => {
  it.each<[Kind, string, string]>([
    ['email', 'person1@example.org', 'person2@example.org'],
    ['first_name', 'Camille', 'Dominique'],
    ['last_name', 'Tremblay', 'Okafor'],
    ['phone', '604 555 0101', '604 555 0102'],
    ['postal_code', 'V5N 1R9', 'H2J 2L1'],
    ['street', '1842 East 7th Avenue', '4350, rue Saint-Denis'],
    ['city', 'Vancouver', 'Montréal'],
    ['birth_date', '1990-01-01', '1990-01-01'],
    ['token', 'token-1', 'token-2'],
    ['code', 'C0DE-0001', 'C0DE-0002'],
  ])('of kind %s is %s, then %s; the same for the same, and nobody’s itself', (kind, first, second) => {
    const { of } = createStandIns();
    expect([of(kind, 'Somebody'), of(kind, 'Another'), of(kind, 'Somebody')]).toEqual([first, second, first]);
    for (const one of [first, second]) {
      expect(isStandIn(kind, one)).toBe(true);
      expect(createStandIns().of(kind, one)).toBe(one);
    }
    expect(isStandIn(kind, 'Somebody')).toBe(false);
  });

  it('goes on after its list', () => {
    const { of } = createStandIns();
    const cities = Array.from({ length: 6 }, (_, at) => of('city', `Town ${at}`));
    expect(cities.slice(3)).toEqual(['Québec', 'City 5', 'City 6']);
    expect([isStandIn('city', 'City 6'), isStandIn('city', 'City'), isStandIn('city', 'Old City 6')]).toEqual(
      [true, false, false],
    );
  });

  it('is nobody else’s: what somebody has given as it is stands for them alone', () => {
    const { of } = createStandIns();
    expect(of('city', 'Vancouver')).toBe('Vancouver');
    expect(of('city', 'Hope')).toBe('Montréal');
    expect(of('birth_date', '1980-05-05')).toBe('1990-01-01');
    expect(of('birth_date', '1981-05-05')).toBe('1990-01-01');
    expect([of('card', '4242'), of('card', '4000')]).toEqual(Array(2).fill('a card’s number'));
    expect(isStandIn('card', 'a card’s number')).toBe(false);
  });

  it.each([
    ['short', 'Text 1'],
    ['exactly 13 ..', 'Text 1 Text 1'],
    ['exactly 14 ...', 'Text 1 Text 1.'],
    ['x'.repeat(12), 'Text 1......'],
  ])('a text in place of %j is as long: %j', (text, standIn) => {
    expect(createStandIns().of('text', text)).toBe(standIn);
    expect(isStandIn('text', standIn)).toBe(true);
  });

  it.each<[Kind, string, boolean]>([
    ['email', 'a.b@mail.example.com', true],
    ['email', 'a@EXAMPLE.ca', true],
    ['email', 'a@example.dev', false],
    ['email', 'a b@example.org', false],
    ['email', 'a@notexample.org', false],
    ['phone', '+1 604-555-0199', true],
    ['phone', '604 555 0201', false],
    ['token', 'Bearer token-12', true],
    ['token', 'token-x', false],
    ['token', 'tok_sandbox_visa_0000_ok_00000000', true],
    ['token', 'tok_sandbox_visa_4242_ok_00000000', false],
    ['text', 'tok_sandbox_visa_0000_ok_00000000', false],
    ['text', 'Text 1 Text 2', false],
    ['text', 'My Text 1', false],
    ['code', 'C0DE-00011', false],
    ['code', 'XC0DE-0001', false],
  ])('whether %s %j is nobody’s: %s', (kind, value, expected) => {
    expect(isStandIn(kind, value)).toBe(expected);
  });

  it('of a sandbox says what becomes of the card, and no more', () => {
    const { of, given } = createStandIns();
    expect(of('token', 'tok_sandbox_visa_4242_declined_1a2b3c4d')).toBe(
      'tok_sandbox_visa_0000_declined_00000000',
    );
    expect(of('token', 'tok_sandbox_amex_0005_ok_9z')).toBe('tok_sandbox_amex_0000_ok_00000000');
    expect(given.size).toBe(0);
  });

  it('is put in place of it within other texts too, where it is telling', () => {
    const { of, given } = createStandIns();
    for (const [kind, value] of [
      ['first_name', 'Anna'],
      ['first_name', 'Annie'],
      ['text', 'seven..'],
      ['text', 'eight...'],
      ['city', 'Kamloops'],
      ['birth_date', '1980-05-05'],
    ] as const)
      of(kind, value);
    expect([...given.keys()]).toEqual(['Annie', 'eight...']);
  });
});
