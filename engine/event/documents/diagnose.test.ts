import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../form/languages/text.ts';
import type { DiagnoseContext } from '../diagnosis/context.ts';
import { hints } from './cases/hints.cases.ts';
import { badDocuments, goodDocuments } from './diagnose.cases.ts';
import { diagnose } from './diagnose.ts';
import { diagnoseInEnglish } from './testing/diagnose-in-english.ts';
import { writeDiagnostics } from './write-diagnostics.ts';

const fields: Record<string, readonly string[]> = {
  personal: ['role', 'renew', 'teaches'],
  needs: [],
  group_start: ['organization', 'contact_name', 'contact_email', 'contact_phone', 'contact_address'].map(
    (name) => `group_${name}`,
  ),
};
const context: DiagnoseContext = {
  lists: ['roles'],
  forms: ['personal', 'needs', 'workshops', 'group_start'],
  tracks: ['vancouver', 'online'],
  days: ['friday', 'saturday'],
  fieldsOf: (form) => fields[form],
  isPickedIn: (form) => form === 'workshops',
  isForBeforePayment: (form) => form === 'workshops',
  isFixedIn: (form) => form === 'workshops',
};

describe('diagnose', () => {
  it.each(goodDocuments)('passes $name', ({ document }) => {
    expect(diagnoseInEnglish(document, context)).toEqual([]);
  });

  it.each(badDocuments)('refuses $name', ({ name, document, expected }) => {
    const found = diagnoseInEnglish(document, context);
    expect(found.map(({ pointer, code }) => [pointer, code])).toEqual(expected);
    expect(found.map(({ severity }) => severity)).toEqual(found.map(() => 'error'));
    for (const locale of LOCALES) {
      for (const { problem } of writeDiagnostics(diagnose(document, context), locale)) {
        expect(problem).toMatch(/[.?]$/);
        expect(problem).not.toMatch(/undefined|\[object/);
      }
    }
    expect(found.flatMap((each) => each.expected ?? [])).toEqual(hints[name] ?? []);
  });

  it('says in every circle which way it goes', () => {
    const circle = badDocuments.find(({ name }) => name === 'a circular show_if');
    expect(diagnoseInEnglish(circle?.document)[0]?.problem).toContain('a → b → a');
  });

  const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more });
  const within = (type: string, fields: readonly object[], more: object = {}) => ({
    code: 'group',
    type,
    label: 'Group',
    fields,
    ...more,
  });
  const role = {
    code: 'role',
    type: 'radio',
    label: 'Role',
    options: ['a', 'b'].map((id) => ({ id, name: id })),
  };
  const isRole = (value: string) => ({ show_if: { '==': [{ var: 'role' }, value] } });
  const off = { show_if: false };
  it.each<[string, object, string[]]>([
    ['an object whose field is switched off', within('object', [text('x', off)]), ['warning /fields/0']],
    ['a field that is switched off', text('x', off), ['warning ']],
    ['rows whose field is switched off', within('repeatable_group', [text('x', off)]), ['warning /fields/0']],
    [
      'an object whose optional fields are switched off',
      within('object', [text('x', { ...off, required: 'N' })]),
      ['warning '],
    ],
    [
      'an object that holds a heading alone',
      within('object', [{ ...text('x'), type: 'heading' }]),
      ['warning '],
    ],
    [
      'an object shown by one answer, its field by the other',
      within('object', [text('x', isRole('a'))], isRole('b')),
      ['error /fields/0'],
    ],
    [
      'rows shown by one answer, their optional fields by the other',
      within('repeatable_group', [text('x', { ...isRole('a'), required: 'N' })], isRole('b')),
      ['error '],
    ],
    ['an object with a field that is shown', within('object', [text('x', isRole('a')), text('y')]), []],
    ['a field that need not be answered', text('x', { ...off, required: 'N' }), []],
  ])('names what is required and never shown: %s', (_, field, expected) => {
    const document = {
      kind: 'form',
      code: 'f',
      title: 'F',
      sections: [{ code: 's', fields: [role, field] }],
    };
    const found = diagnoseInEnglish(document, context);
    expect(found.map((each) => each.code)).toEqual(expected.map(() => 'never_met'));
    expect(found.map((each) => `${each.severity} ${each.pointer}`)).toEqual(
      expected.map((each) => each.replace(' ', ' /sections/0/fields/1')),
    );
  });

  const slot = (code: string, start: string, end: string, track = 'vancouver') => ({
    code,
    label: code,
    day: 'friday',
    track,
    start,
    end,
  });
  const booked = (count: number, slots: readonly object[], room = 'Hall') => ({
    kind: 'schedule',
    code: 'schedule',
    slots,
    workshops: [{ code: 'w', title: 'W', description: 'W', presenters: [] }],
    sessions: Array.from({ length: count }, (_, index) => ({
      code: `w-${index}`,
      workshop: 'w',
      schedule: index % 2 === 0 ? 'A' : 'B',
      type: 'I',
      room,
    })),
  });

  it('warns of a room that is booked twice, and refuses nothing for it', () => {
    const found = diagnoseInEnglish(
      booked(2, [slot('A', '10:45', '15:00'), slot('B', '13:30', '15:00')]),
      context,
    );
    expect(found).toMatchObject([{ pointer: '/sessions/1/room', severity: 'warning', code: 'booked_twice' }]);
    expect(found[0]?.problem).toBe(
      '"Hall" is booked twice at 13:30: it has "w-0" (/sessions/0), from 10:45 to 15:00.',
    );
  });

  it('knows that one may follow the other, and that other clocks tell other times', () => {
    const following = booked(2, [slot('A', '10:45', '12:15'), slot('B', '12:15', '15:00')]);
    expect(diagnoseInEnglish(following, context)).toEqual([]);
    const apart = booked(2, [slot('A', '10:45', '12:15'), slot('B', '10:45', '12:15', 'online')]);
    const zones = (zone: (track: string) => string) =>
      diagnoseInEnglish(apart, { ...context, zoneOf: zone }).length;
    expect(zones((track) => track)).toBe(0);
    expect(zones(() => 'America/Vancouver')).toBe(1);
  });

  it('cuts a list of warnings without refusing for it', () => {
    const found = diagnoseInEnglish(
      booked(300, [slot('A', '10:45', '15:00'), slot('B', '13:30', '15:00')]),
      context,
    );
    expect(found).toHaveLength(101);
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  });
});
